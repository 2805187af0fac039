import { Timeline, type RoleNames } from '@/components/work/timeline'
import { stepLabels } from '@/lib/content/hiring/applicants'
import type { Step } from '@/lib/domain/applications/history'

type Props = { steps: readonly Step[]; roleNames: RoleNames }

/** The dated history of an application: both sides read the same lines. */
export function ApplicationHistory({ steps, roleNames }: Props) {
  return (
    <Timeline lines={steps.map(({ kind, ...line }) => ({ ...line, label: stepLabels[kind] }))} roleNames={roleNames} />
  )
}
