import type { SitePath } from '@/lib/content/site-pages'
import type { Role } from '@/lib/domain/applications/stages'

type Tile = { area: Role; href: SitePath; points: readonly string[] }

export const chooserWords = {
  heading: 'Dashboards',
  lead: 'Choose a side. You need no account, and you can try every button.',
  note: 'The four dashboards show demo data: one made-up story, seen from four sides.',
  noteMore: 'What you change stays in this browser tab. ‘Reset the demo’ puts all back.',
  tiles: [
    {
      area: 'candidate',
      href: '/dashboard/candidate',
      points: ['See what each job may ask about a record', 'Keep a statement that nobody else reads'],
    },
    {
      area: 'caseworker',
      href: '/dashboard/caseworker',
      points: ['See who needs you first, and why', 'Clear alerts and write down who came'],
    },
    {
      area: 'employer',
      href: '/dashboard/employer',
      points: ['Shortlist without names and without records', 'Print a report for a buyer'],
    },
    {
      area: 'partner',
      href: '/dashboard/partner',
      points: ['Take a referral from new to its outcome', 'Match a client to jobs, with the reasons'],
    },
  ],
  tryHeading: 'Follow one application through all four',
  story: [
    {
      href: '/dashboard/candidate/applications',
      label: 'Sam, the candidate',
      text: 'Applies for a warehouse job and sees each step with its date.',
    },
    {
      href: '/dashboard/employer/applications',
      label: 'Samplewick Logistics, the employer',
      text: 'Decides without a name, asks about a record only after the shortlist, and answers.',
    },
    {
      href: '/dashboard/partner/applications',
      label: 'Lantern Works, the charity',
      text: 'Sees the same step, and what holds it up.',
    },
    {
      href: '/dashboard/caseworker/caseload',
      label: 'Helen, the caseworker',
      text: 'Sees the next appointment and what is not in place yet. She never sees the statement.',
    },
  ],
} as const satisfies {
  tiles: readonly Tile[]
  story: readonly { href: SitePath; label: string; text: string }[]
  [words: string]: unknown
}
