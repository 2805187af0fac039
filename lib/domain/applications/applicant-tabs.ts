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

type Counts = Readonly<Partial<Record<Stage, number>>>

/** How many there are in a list. */
export const countIn = (tab: ApplicantTab, counts: Counts): number =>
  tabStages[tab].reduce((sum, stage) => sum + (counts[stage] ?? 0), 0)

/** The list to open for a job: everybody in progress, or the first list with anybody in it. */
export const firstTab = (counts: Counts): ApplicantTab =>
  applicantTabs.find((tab) => countIn(tab, counts) > 0) ?? 'open'
