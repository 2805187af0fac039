import { Badge, type BadgeTone } from '@/components/work/badge'
import { employerStageLabels, stageLabels } from '@/lib/content/dashboards/labels'
import type { Stage } from '@/lib/domain/applications/stages'

const tones: Readonly<Record<Stage, BadgeTone>> = {
  applied: 'plain',
  shortlisted: 'plain',
  interview: 'plain',
  offer: 'good',
  accepted: 'good',
  hired: 'good',
  not_started: 'stop',
  unsuccessful: 'stop',
  unsuccessful_after_interview: 'stop',
  offer_declined: 'stop',
  offer_withdrawn: 'stop',
  withdrawn: 'stop',
  job_closed: 'stop',
}

type Props = {
  stage: Stage
  /** Whether the employer reads it. @default false */
  isForEmployer?: boolean
}

/** The stage of an application, in the same colour on all four sides. */
export function StageBadge({ stage, isForEmployer = false }: Props) {
  return <Badge tone={tones[stage]}>{(isForEmployer ? employerStageLabels : stageLabels)[stage]}</Badge>
}
