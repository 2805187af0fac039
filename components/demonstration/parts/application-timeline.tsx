import { Timeline, type RoleNames } from '@/components/work/timeline'
import { stageLabels } from '@/lib/content/dashboards/labels'
import type { StageEvent } from '@/lib/domain/applications/application'

type Props = { history: readonly StageEvent[]; roleNames?: RoleNames }

/** What happened, oldest first: the stage, when, and who moved it there. */
export function ApplicationTimeline({ history, roleNames }: Props) {
  return (
    <Timeline
      lines={history.map(({ stage, ...line }) => ({ ...line, label: stageLabels[stage] }))}
      roleNames={roleNames}
    />
  )
}
