import { Typed } from '@/components/work/typed'
import {
  companyDoneWords,
  companyStateSays,
  companyStateTexts,
  companyWords as words,
  type CompanyDone,
} from '@/lib/content/hiring/company'
import { firstContactDueOn } from '@/lib/content/site/call-back-time'
import { weekdayText } from '@/lib/content/wording/date-text'
import type { CompanyState } from '@/lib/domain/companies/company'
import { londonDay } from '@/lib/domain/dates/london-time'

type Props = {
  company: { name: string; state: CompanyState; answer: string; askedAt: string }
  /** What the URL says was just done, said here where nothing else on the page says it. */
  done?: unknown
}

const isDone = (done: unknown): done is CompanyDone => typeof done === 'string' && Object.hasOwn(companyDoneWords, done)

/** How far a company has got, what that means, and what the team wrote. */
export function CompanyStateNotice({ company: { name, state, answer, askedAt }, done }: Props) {
  return (
    <div className="notice" {...(isDone(done) && { role: 'status', tabIndex: -1, autoFocus: true })}>
      {isDone(done) ? (
        <p>
          <strong>{companyDoneWords[done]}</strong>
        </p>
      ) : null}
      <p>
        <Typed>{companyStateSays[state](name)}</Typed> {companyStateTexts[state]}
      </p>
      {answer === '' ? null : (
        <p>
          {words.answer}: <Typed>{answer}</Typed>
        </p>
      )}
      {state === 'waiting' ? (
        <p>{words.answerBy(weekdayText(firstContactDueOn(londonDay(new Date(askedAt)))))}</p>
      ) : null}
    </div>
  )
}
