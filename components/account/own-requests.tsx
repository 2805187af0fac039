import { roleRequestWords, roleWords } from '@/lib/content/account'
import type { RequestableRole } from '@/lib/domain/access/role-request'
import { dayInWords } from '@/lib/domain/day-in-words'

type Request = { role: RequestableRole; state: 'open' | 'granted' | 'declined'; askedAt: string }
type Props = { requests: readonly Request[] }

export function OwnRequests({ requests }: Props) {
  return (
    <section>
      <h2>{roleRequestWords.yours}</h2>
      <ul className="plain-list account-list">
        {requests.map(({ role, state, askedAt }) => (
          <li key={askedAt}>
            <strong>{roleWords[role]}</strong>, {dayInWords(askedAt)}: {roleRequestWords.states[state]}.{' '}
            {state === 'declined' ? roleRequestWords.declinedText : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
