import { applicationStepLabels, employerStepLabels } from '@/lib/content/hiring/applicants'
import type { StepKind } from '@/lib/domain/applications/history'

const kinds = Object.keys(applicationStepLabels) as StepKind[]

/** What a line of the applicant's history is called in the employer's. */
export function asEmployerReads(what: string | null | undefined): string | null | undefined {
  const kind = kinds.find((one) => applicationStepLabels[one] === what)
  return kind ? employerStepLabels[kind] : what
}
