import type { Route } from 'next'

import type { CandidatePlace } from '@/components/hiring/screen-place'
import { ReasonsGiven } from '@/components/hiring/applications/reasons-given'
import { ButtonLink } from '@/components/ui/button-link'
import { withdrawalLabels } from '@/lib/content/dashboards/labels'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import type { RejectionReason, WithdrawalReason } from '@/lib/domain/applications/application'
import type { Stage } from '@/lib/domain/applications/stages'

type Ended = keyof typeof words.endings
const isEnded = (stage: Stage): stage is Ended => Object.hasOwn(words.endings, stage)

type Props = {
  stage: Stage
  reasons: readonly RejectionReason[]
  withdrawalReason: WithdrawalReason | null
  place: CandidatePlace
}

/** How an application ended, why, and where to go from there; nothing for one that goes on. */
export function OwnEnded({ stage, reasons, withdrawalReason, place }: Props) {
  if (!isEnded(stage)) return null
  const { heading, text } = words.endings[stage]
  return (
    <section className="dash-section dash-panel" aria-labelledby="ended">
      <h2 id="ended">{heading}</h2>
      <p>{text}</p>
      <ReasonsGiven reasons={reasons} />
      {withdrawalReason ? (
        <p>
          {words.withdrawnBecause}: {withdrawalLabels[withdrawalReason].toLowerCase()}.
        </p>
      ) : null}
      <p className="not-on-paper">
        <ButtonLink href={`${place.path}/jobs` as Route}>{words.otherJobs}</ButtonLink>
      </p>
    </section>
  )
}
