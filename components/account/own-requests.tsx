import { roleRequestWords, roleWords } from '@/lib/content/account/account'
import type { RequestableRole } from '@/lib/domain/access/role-request'
import { momentDayText } from '@/lib/content/wording/moment-text'

type Request = {
  role: RequestableRole
  state: 'open' | 'granted' | 'declined'
  askedAt: string
  answer: string
  question: string
}
type Props = { requests: readonly Request[] }

/** A person's own requests, with what the team replied. Nothing shows which member of the team it was. */
export function OwnRequests({ requests }: Props) {
  return (
    <section>
      <h2>{roleRequestWords.yours}</h2>
      <ul className="plain-list account-list">
        {requests.map(({ role, state, askedAt, answer, question }) => (
          <li key={askedAt}>
            <strong>{roleWords[role]}</strong>, {momentDayText(askedAt)}: {roleRequestWords.states[state]}.{' '}
            {state === 'declined' && answer ? (
              <>
                {roleRequestWords.answer} <q>{answer}</q>{' '}
              </>
            ) : null}
            {state === 'open' && question ? (
              <>
                {roleRequestWords.question} <q>{question}</q> {roleRequestWords.questionText}
              </>
            ) : null}
            {state === 'declined' ? roleRequestWords.declinedText : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
