/** What the daily email of whoever helps people counts. */
export type SupportCounts = {
  /** Of the day. */
  appointments: number
  /** Appointments of which nobody has noted how they went. */
  toNote: number
  alerts: number
}

/** The lines of the email, in order. A line with 0 is left out. */
export const supportDigestLines = {
  appointments: 'Appointments today',
  toNote: 'Appointments that need a note of how they went',
  alerts: 'Alerts to look at first',
} as const satisfies Record<keyof SupportCounts, string>

/** To whoever helps people, at most once a day: numbers alone, because names are only shown after signing in. */
export const supportDigestEmail = {
  subject: ({ appointments, toNote, alerts }: SupportCounts): string => {
    const counts = [
      [appointments, appointments === 1 ? 'appointment' : 'appointments'],
      [toNote, 'to note'],
      [alerts, 'to look at'],
    ] as const
    return `Today: ${counts.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : [])).join(', ')}`
  },
  preview: 'Your list for today.',
  heading: 'Your list for today',
  stopLead: 'We send this on working days when something is due.',
  stop: 'Stop these emails',
} as const
