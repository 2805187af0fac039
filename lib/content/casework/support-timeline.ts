import { eventLabels } from '@/lib/content/casework/people'
import { supportAppointmentLabels, supportNoteLabels } from '@/lib/content/casework/support-work'
import type { TimelineKind } from '@/lib/domain/casework/support-timeline'

export const timelineKindLabels: Readonly<Record<TimelineKind, string>> = {
  note: 'Notes',
  appointment: 'Appointments',
  message: 'Messages',
  plan: 'Plan',
  job: 'Jobs',
  referral: 'Referrals',
  handover: 'Handovers',
  file: 'Consent, sharing and changes',
}

const whatLabels: Readonly<Record<string, string>> = {
  ...eventLabels,
  person: 'Message received',
  worker: 'Message sent',
  step_added: 'Step added to the plan',
  step_done: 'Step done',
  started: 'Job started',
  suggested: 'Job suggested',
}

/** What an entry is, in a few words. @param what as the database names it */
export function timelineTitle(kind: TimelineKind, what: string): string {
  const labels: Readonly<Record<string, string>> =
    kind === 'note' ? supportNoteLabels : kind === 'appointment' ? supportAppointmentLabels : whatLabels
  const label = labels[what] ?? what
  return kind === 'note' ? `Note: ${label}` : kind === 'appointment' ? `Appointment: ${label}` : label
}

export const supportTimelineWords = {
  open: 'Timeline',
  title: (name: string) => `Timeline of ${name}`,
  lead: 'Notes, appointments, messages, the plan, job starts, referrals and changes, the latest first. To read messages, open ‘Messages’.',
  filter: 'Filter the timeline',
  filterFold: 'Filter',
  kind: 'What to show',
  everything: 'Everything',
  about: 'Only notes about',
  anyNote: 'Anything',
  author: 'Only notes by',
  anybody: 'Anybody',
  none: 'There is nothing of that kind in the file.',
  comingUp: 'Coming up',
  service: 'The service',
  pages: 'Pages of the timeline',
  first: 'Back to the latest',
  next: 'Earlier',
} as const
