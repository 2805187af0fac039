import { privatePageMetadata } from '@/app/page-metadata'
import { Health } from '@/components/desk/today/health'
import { WaitingTiles } from '@/components/desk/today/waiting-tiles'
import { deskWords } from '@/lib/content/desk/desk'
import { healthLines, waitingWords } from '@/lib/content/desk/today'
import { londonDay } from '@/lib/domain/dates/london-time'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadWaiting } from '@/lib/server/desk/waiting'
import { checkReadiness } from '@/lib/server/health/check-readiness'

export const metadata = privatePageMetadata(deskWords.today.title)

export default async function DeskRoute() {
  const member = await requireMember()
  const [waiting, health] = await Promise.all([loadWaiting(member.id, londonDay(new Date())), checkReadiness()])
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{deskWords.today.heading}</h1>
          <p className="lead">{deskWords.today.lead}</p>
        </div>
      </div>
      {waiting ? <WaitingTiles waiting={waiting} /> : <p className="form-notice">{waitingWords.unavailable}</p>}
      <Health lines={healthLines(health)} />
    </>
  )
}
