import { Timeline, type RoleNames } from '@/components/work/timeline'
import { applicationStepLabels } from '@/lib/content/hiring/applicants'
import type { ApplicationStep } from '@/lib/domain/applications/history'

type Props = { steps: readonly ApplicationStep[]; roleNames: RoleNames }

/** The dated history of an application: both sides read the same lines. */
export function ApplicationHistory({ steps, roleNames }: Props) {
  return (
    <Timeline
      lines={steps.map(({ kind, ...line }) => ({ ...line, label: applicationStepLabels[kind] }))}
      roleNames={roleNames}
    />
  )
}
