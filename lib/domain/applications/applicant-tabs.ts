import { openStages, type Stage } from '@/lib/domain/applications/stages'

/** The lists that an employer's applicants are divided into; the first has everybody with whom something is still to be done, until their first day. */
export const applicantTabs = [
  'open',
  'new',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'unsuccessful',
  'closed',
] as const
export type ApplicantTab = (typeof applicantTabs)[number]

export const tabStages: Readonly<Record<ApplicantTab, readonly Stage[]>> = {
  open: [...openStages, 'accepted'],
  new: ['applied'],
  shortlisted: ['shortlisted'],
  interview: ['interview'],
  offer: ['offer', 'accepted'],
  hired: ['hired'],
  unsuccessful: ['unsuccessful', 'unsuccessful_after_interview'],
  closed: ['not_started', 'offer_declined', 'offer_withdrawn', 'withdrawn', 'job_closed'],
}

/** The list to open for a job: everybody in progress, or the first list with anybody in it. */
export const firstTab = (counts: Readonly<Partial<Record<Stage, number>>>): ApplicantTab =>
  applicantTabs.find((tab) => tabStages[tab].some((stage) => (counts[stage] ?? 0) > 0)) ?? 'open'
