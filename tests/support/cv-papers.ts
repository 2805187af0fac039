import { type Paper } from '@/lib/client/cv-files/letters'
import { cvDocument, letterDocument } from '@/lib/domain/cv/cv-document'
import { emptyDraft, type CvDraft } from '@/lib/domain/cv/cv-draft'
import { aCourse, aJob } from '@/tests/support/a-cv-draft'

export const cvPaper = (draft: CvDraft): Paper => ({ kind: 'CV', document: cvDocument(draft) })
export const letterPaper = (draft: CvDraft): Paper => ({ kind: 'letter', document: letterDocument(draft) })

const duties = [
  'Picked and packed 120 orders a shift with a hand scanner, with fewer than one mistake in a thousand',
  'Drove a counterbalance forklift truck in a busy yard',
  'Trained four new starters, all of whom stayed longer than a year',
  'Kept the loading bay clean and safe',
]

/** Four jobs and three awards of the kind that people in the UK have, on one page. */
export const ukDraft = (draft: Partial<CvDraft> = {}): CvDraft => ({
  ...emptyDraft(),
  fullName: 'Siân Łukasz-Nguyễn',
  email: 'sian.lukasz@example.org',
  phone: '07700 900123',
  location: 'Leeds, UK',
  summary:
    'Reliable warehouse and kitchen worker with six years of shift work. Level 2 Food Safety and a counterbalance forklift licence. Looking for a permanent role close to Leeds.',
  experiences: [
    aJob({
      id: '1',
      jobTitle: 'Warehouse Operative (Nights)',
      company: 'Brook Stores Ltd',
      startDate: { year: 2024, month: 1 },
      current: true,
      description: duties.join('\n'),
    }),
    aJob({
      id: '2',
      jobTitle: 'Commis Chef',
      company: 'The Old Mill Café',
      startDate: { year: 2022, month: 3 },
      endDate: { year: 2023, month: 10 },
      description: 'Prepared 200 covers a day\nPassed every hygiene visit with five stars',
    }),
    aJob({
      id: '3',
      jobTitle: 'Trainee Bricklayer',
      company: 'O’Connor & Sons',
      startDate: { year: 2020, month: null },
      endDate: { year: 2021, month: 12 },
      description: 'Laid footings and facing brick on a site of 40 homes',
    }),
    aJob({
      id: '4',
      jobTitle: 'Healthcare Assistant',
      company: 'Môr Care Home',
      startDate: { year: 2018, month: 6 },
      endDate: { year: 2019, month: 9 },
      description: 'Looked after twelve residents with dementia',
    }),
  ],
  skills: ['Forklift (counterbalance)', 'Food hygiene', 'Team work', 'Manual handling', 'Stock control'],
  education: [
    aCourse({
      id: '5',
      qualification: 'Level 2 Award in Food Safety',
      institution: 'Leeds City College',
      year: '2022',
    }),
    aCourse({ id: '6', qualification: 'NVQ Level 2 Trowel Occupations', institution: 'Coleg y Cymoedd', year: '2021' }),
    aCourse({
      id: '7',
      qualification: 'GCSE Maths and English, grade 5',
      institution: 'Roundhay School',
      year: '2017',
    }),
  ],
  ...draft,
})

/** As many jobs as requested, each with four lines, newest first. */
export const longDraft = (jobs: number): CvDraft =>
  ukDraft({
    experiences: Array.from({ length: jobs }, (_, index) =>
      aJob({
        id: String(index),
        jobTitle: `Operative number ${index + 1}`,
        company: `Brook Stores ${index + 1}`,
        startDate: { year: 2024 - index, month: 1 },
        endDate: { year: 2024 - index, month: 11 },
        description: duties.join('\n'),
      }),
    ),
  })

/** A complete letter, as a person would finish it. */
export const aLetterDraft = (draft: Partial<CvDraft> = {}): CvDraft =>
  ukDraft({
    disclosureLetter: `Dear Ms Patel,

Thank you for asking me to come and talk about the warehouse job. I pick fast, and I turn up.

You asked about convictions, so I am telling you about mine. In 2022 I was convicted of theft & given a community order. It was my fault, and I am sorry.

Since then:
I have worked nights at Brook Stores for almost two years.
I have a forklift licence.

I would be glad to talk about this in private.

Yours sincerely,
Siân Łukasz-Nguyễn`,
    ...draft,
  })
