import { Timeline, type RoleNames } from '@/components/work/timeline'
import {
  applicationStepLabels,
  companyApplicantsWords as words,
  employerStepLabels,
} from '@/lib/content/hiring/applicants'
import type { ApplicationStep, StepKind } from '@/lib/domain/applications/history'

const memberWords = ({ isOwn, name }: NonNullable<ApplicationStep['who']>): string =>
  isOwn ? words.you : (name ?? words.formerColleague)

const checkKinds: readonly StepKind[] = ['checked', 'unchecked', 'check_not_passed']

type Props = {
  steps: readonly ApplicationStep[]
  roleNames: RoleNames
  /** Whether the employer reads it. @default false */
  isForEmployer?: boolean
}

/** The dated history of an application: both sides read the same lines, each in its words. */
export function ApplicationHistory({ steps, roleNames, isForEmployer = false }: Props) {
  const labels = isForEmployer ? employerStepLabels : applicationStepLabels
  return (
    <Timeline
      lines={steps.map(({ kind, who, note, ...line }) => ({
        ...line,
        // Of a check the note is its name.
        ...(note !== null && checkKinds.includes(kind)
          ? { label: `${labels[kind]}: ${note}`, note: null }
          : { label: labels[kind], note }),
        ...(who && { who: memberWords(who) }),
      }))}
      roleNames={roleNames}
    />
  )
}
