import { OurAnswerDue } from '@/components/work/our-answer-due'
import { Typed } from '@/components/work/typed'
import {
  companyDoneWords,
  companyStateSays,
  companyStateTexts,
  companyWords as words,
  type CompanyDone,
} from '@/lib/content/hiring/company'
import type { CompanyState } from '@/lib/domain/companies/company'

type Props = {
  company: { name: string; state: CompanyState; answer: string; askedAt: string }
  now: Date
  /** What the URL says was just done, said here where nothing else on the page says it. */
  done?: unknown
}

const isDone = (done: unknown): done is CompanyDone => typeof done === 'string' && Object.hasOwn(companyDoneWords, done)

/** How far a company has got, what that means, and what the team wrote. */
export function CompanyStateNotice({ company: { name, state, answer, askedAt }, now, done }: Props) {
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
          {words.answer}: ‘<Typed>{answer}</Typed>’
        </p>
      )}
      {state === 'waiting' ? <OurAnswerDue askedAt={askedAt} now={now} onceApproved={words.onceApproved} /> : null}
    </div>
  )
}
