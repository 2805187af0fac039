import { Timeline, type RoleNames } from '@/components/work/timeline'
import { applicationStepLabels, companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import type { ApplicationStep } from '@/lib/domain/applications/history'

const memberWords = ({ isOwn, name }: NonNullable<ApplicationStep['who']>): string =>
  isOwn ? words.you : (name ?? words.formerColleague)

type Props = { steps: readonly ApplicationStep[]; roleNames: RoleNames }

/** The dated history of an application: both sides read the same lines. */
export function ApplicationHistory({ steps, roleNames }: Props) {
  return (
    <Timeline
      lines={steps.map(({ kind, who, ...line }) => ({
        ...line,
        label: applicationStepLabels[kind],
        ...(who && { who: memberWords(who) }),
      }))}
      roleNames={roleNames}
    />
  )
}
