import type { ArticleSection } from '@/lib/content/prose/article'
import { resourceSources as sources } from '@/lib/content/resources/sources'

/** The outdated table that many websites still show, so that nobody mistakes it for current law. */
export const oldRules = {
  id: 'old-rules',
  heading: 'The rules before 28 October 2023, which are no longer the law',
  blocks: [
    'You may find this older table elsewhere. It does not apply any more, even to old convictions. The last two columns are today’s rules.',
    {
      kind: 'table',
      caption: 'England and Wales: the rules before 28 October 2023, beside today’s rules',
      head: ['Sentence', 'Before, adult', 'Before, under 18', 'Now, adult', 'Now, under 18'],
      rows: [
        [
          'Fine',
          '1 year',
          '6 months',
          'The same: 12 months from the conviction',
          'The same: 6 months from the conviction',
        ],
        [
          'Community order',
          '1 year after it ended',
          '6 months after it ended',
          'The day after it ends',
          'The day after it ends',
        ],
        [
          'Prison, up to 6 months',
          '2 years after it ended',
          '18 months after it ended',
          '12 months after the whole sentence',
          '6 months after the whole sentence',
        ],
        [
          'Prison, 6 months to 2 years 6 months',
          '4 years after it ended',
          '2 years after it ended',
          'Up to 12 months: 12 months after. Over 12 months: 4 years after the whole sentence',
          'Up to 12 months: 6 months after. Over 12 months: 2 years after the whole sentence',
        ],
        [
          'Prison, 2 years 6 months to 4 years',
          '7 years after it ended',
          '3 years 6 months after it ended',
          '4 years after the whole sentence',
          '2 years after the whole sentence',
        ],
        [
          'Prison, over 4 years',
          'Never',
          'Never',
          '7 years after the whole sentence, with exceptions',
          '3 years 6 months after the whole sentence, with exceptions',
        ],
      ],
    },
    [
      'The exceptions, and every other sentence: ',
      { label: 'the full table of today’s rules', href: '/compliance' },
      '.',
    ],
  ],
  sources: [sources.rehabilitationPeriods],
} as const satisfies ArticleSection
