import type { DiaryPlace } from '@/components/casework/diary/diary-screen'
import { PageLink } from '@/components/ui/page-link'
import { Typed } from '@/components/work/typed'
import { diaryTitle, diaryWords as words } from '@/lib/content/casework/diary'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import type { DiaryEntry } from '@/lib/domain/casework/diary'

type Props = { entry: DiaryEntry; place: DiaryPlace }

/** On the portal's first page: where to be next. */
export function NextUp({ entry, place: { path } }: Props) {
  return (
    <section aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      <p>
        <strong>
          {weekdayText(entry.on)}, {timeText(entry.at)}
        </strong>
        {': '}
        <Typed>{diaryTitle(entry)}</Typed>
      </p>
      <p>
        <PageLink href={path} className="portal-link">
          {words.open}
        </PageLink>
      </p>
    </section>
  )
}
