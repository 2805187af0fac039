import { privatePageMetadata } from '@/app/page-metadata'
import { Health } from '@/components/desk/today/health'
import { OldestTasks } from '@/components/desk/today/oldest-tasks'
import { WaitingTiles } from '@/components/desk/today/waiting-tiles'
import { deskWords } from '@/lib/content/desk/desk'
import { healthLines, taskWords, waitingWords } from '@/lib/content/desk/today'
import { londonDay } from '@/lib/domain/dates/london-time'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadTasks } from '@/lib/server/desk/tasks'
import { loadWaiting } from '@/lib/server/desk/waiting'
import { checkReadiness } from '@/lib/server/health/check-readiness'
import { missingSettings } from '@/lib/server/health/missing-settings'

export const metadata = privatePageMetadata(deskWords.today.title)

export default async function DeskRoute() {
  const member = await requireMember()
  const today = londonDay(new Date())
  const [tasks, waiting, health] = await Promise.all([
    loadTasks(member.id, today),
    loadWaiting(member.id, today),
    checkReadiness(),
  ])
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{deskWords.today.title}</h1>
          <p className="lead">{deskWords.today.lead}</p>
        </div>
      </div>
      <div className="desk-columns">
        {tasks ? <OldestTasks tasks={tasks} today={today} /> : <p className="form-notice">{taskWords.unavailable}</p>}
        <div>
          <section className="dash-section" aria-labelledby="numbers">
            <h2 id="numbers">{waitingWords.heading}</h2>
            {waiting ? <WaitingTiles waiting={waiting} /> : <p className="form-notice">{waitingWords.unavailable}</p>}
          </section>
          <Health lines={healthLines(health, missingSettings())} />
        </div>
      </div>
    </>
  )
}
