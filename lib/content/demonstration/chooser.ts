import type { SitePath } from '@/lib/content/site/pages'
import type { Side } from '@/lib/domain/access/role'

type Tile = { area: Side; href: SitePath; points: readonly string[] }

export const chooserWords = {
  heading: 'Dashboards',
  lead: 'Choose a role. You don’t need an account, and you can try almost everything.',
  note: 'The four dashboards show demo data: one made-up story, seen by four people.',
  noteMore: 'You can fill in the forms. Each shows what would have happened, but nothing is sent and nothing changes.',
  tiles: [
    {
      area: 'candidate',
      href: '/dashboard/candidate',
      points: [
        'See what each job can ask about a record',
        'Keep a statement that only you can read until you share it',
      ],
    },
    {
      area: 'caseworker',
      href: '/dashboard/caseworker',
      points: ['See who needs you most, and why', 'Clear alerts and record attendance'],
    },
    {
      area: 'employer',
      href: '/dashboard/employer',
      points: ['Post a job and shortlist without names or records', 'Print a social value report for a buyer'],
    },
    {
      area: 'partner',
      href: '/dashboard/partner',
      points: ['Take a referral through to its outcome', 'Match a client to jobs, and see why they match'],
    },
  ],
  tryHeading: 'Follow one application through all four',
  story: [
    {
      href: '/dashboard/candidate/applications',
      label: 'Sam, the candidate',
      text: 'Applies for a warehouse job and sees what happens at each step.',
    },
    {
      href: '/dashboard/employer/applications',
      label: 'Samplewick Logistics, the employer',
      text: 'Decides without seeing a name, and asks about a record only after shortlisting.',
    },
    {
      href: '/dashboard/partner/applications',
      label: 'Lantern Works, the charity',
      text: 'Sees the same step, and what it’s waiting for.',
    },
    {
      href: '/dashboard/caseworker/caseload',
      label: 'Helen, the caseworker',
      text: 'Sees the next appointment and what still needs sorting out. She can’t see Sam’s statement.',
    },
  ],
} as const satisfies {
  tiles: readonly Tile[]
  story: readonly { href: SitePath; label: string; text: string }[]
  [words: string]: unknown
}
