import { Button } from '@/components/ui/button'
import { deviceWords } from '@/lib/content/account/account'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import { deviceText } from '@/lib/content/wording/device-text'

type Session = { id: string; userAgent: string | null; signedInAt: string; lastUsedAt: string; isThisOne: boolean }
type Props = { sessions: readonly Session[] }

export function DeviceList({ sessions }: Props) {
  return (
    <ul className="plain-list account-list">
      {sessions.map(({ id, userAgent, signedInAt, lastUsedAt, isThisOne }) => (
        <li key={id}>
          <p>
            <strong>{deviceText(userAgent) ?? deviceWords.unknown}</strong>
            {isThisOne ? ` (${deviceWords.thisOne})` : null}
            <br />
            {deviceWords.signedIn} {momentText(signedInAt)}, {deviceWords.lastUsed} {momentDayText(lastUsedAt)}
          </p>
          {isThisOne ? null : (
            <form action="/api/account/device" method="post">
              <input type="hidden" name="session" value={id} />
              <Button type="submit" look="secondary">
                {deviceWords.end}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}
