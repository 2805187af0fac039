import type { Route } from 'next'

import type { DiaryPlace } from '@/components/casework/diary/diary-screen'
import { PageLink } from '@/components/ui/page-link'
import { Typed } from '@/components/work/typed'
import { diaryTitle, diaryWords as words } from '@/lib/content/casework/diary'
import { dayText, timeText, weekdayText } from '@/lib/content/wording/date-text'
import type { DiaryEntry } from '@/lib/domain/casework/diary'
import type { PlanStep } from '@/lib/domain/casework/support-plan'

type Props = {
  next: { entry: DiaryEntry | null; step: (Pick<PlanStep, 'what' | 'by'> & { reference: string }) | null }
  place: DiaryPlace
}

/** First on the portal's first page: where to be next, and what to do next. */
export function NextUp({ next: { entry, step }, place: { path, support } }: Props) {
  return (
    <section aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      <ul className="plain-list portal-news">
        <li className="card dash-card">
          <h3>{words.nextEntry}</h3>
          <p>
            {entry ? (
              <>
                <strong>
                  {weekdayText(entry.on)}, {timeText(entry.at)}
                </strong>
                {': '}
                <Typed>{diaryTitle(entry)}</Typed>
              </>
            ) : (
              words.nothingNext
            )}
          </p>
        </li>
        {step ? (
          <li className="card dash-card">
            <h3>{words.nextStep}</h3>
            <p>
              {support === null ? (
                <Typed>{step.what}</Typed>
              ) : (
                <PageLink href={`${support}/${step.reference}` as Route}>
                  <Typed>{step.what}</Typed>
                </PageLink>
              )}
              {step.by === null ? null : `, ${words.by(dayText(step.by))}`}
            </p>
          </li>
        ) : null}
      </ul>
      <p>
        <PageLink href={path} className="portal-link">
          {words.open}
        </PageLink>
      </p>
    </section>
  )
}
