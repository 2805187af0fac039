import { deviceWords } from '@/lib/content/account'
import { dayInWords } from '@/lib/domain/day-in-words'
import { deviceName } from '@/lib/domain/access/device-name'

type Session = { id: string; userAgent: string | null; signedInAt: string; lastUsedAt: string; isThisOne: boolean }
type Props = { sessions: readonly Session[] }

export function DeviceList({ sessions }: Props) {
  return (
    <ul className="plain-list account-list">
      {sessions.map(({ id, userAgent, signedInAt, lastUsedAt, isThisOne }) => (
        <li key={id}>
          <p>
            <strong>{deviceName(userAgent) ?? deviceWords.unknown}</strong>
            {isThisOne ? ` (${deviceWords.thisOne})` : null}
            <br />
            {deviceWords.signedIn} {dayInWords(signedInAt)}, {deviceWords.lastUsed} {dayInWords(lastUsedAt)}
          </p>
          {isThisOne ? null : (
            <form action="/api/account/device" method="post">
              <input type="hidden" name="session" value={id} />
              <button type="submit" className="button button-secondary">
                {deviceWords.end}
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}
