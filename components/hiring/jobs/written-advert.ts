import type { ComponentProps } from 'react'

import type { AdvertStepForm } from '@/components/hiring/jobs/advert-step-form'
import type { KeptForm } from '@/components/work/posted-form'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { blankDraft, type AdvertDraft } from '@/lib/domain/job-board/advert'
import type { AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import { draftWith, stepFields } from '@/lib/domain/job-board/advert-steps'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'

type Begun = { draft: AdvertDraft; findings: readonly AdvertFinding[] }
type Props = {
  kept: KeptForm | null
  /** What the form begins with. */
  begun: AdvertDraft
  sites: ComponentProps<typeof AdvertStepForm>['sites']
  today: PlainDate
}

/** A new advert before it is stored, as its form holds it, and what the rules say of it; null if nothing is written. */
export function writtenAdvert({ kept, begun, sites, today }: Props): Begun | null {
  const draft = kept ? draftWith(blankDraft, 'work', kept.values, sites).written : begun
  if (draft === blankDraft) return null
  const findings = checkLawful(draft, today).filter(
    ({ rule, field }) => rule !== 'missing' && stepFields.work.includes(field),
  )
  return { draft, findings }
}
