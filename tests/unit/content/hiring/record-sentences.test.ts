import { recordSentences } from '@/lib/content/hiring/record-sentences'
import { plainDate } from '@/lib/domain/dates/plain-date'

const asked = { kind: 'asked', on: plainDate('2026-11-03') } as const
const on = plainDate('2026-11-05')
const atInterview = 'Your advert says you’ll ask about convictions at the interview.'

test.each<[string, Parameters<typeof recordSentences>[0], string]>([
  [
    'nothing was asked',
    { recordQuestion: 'never', disclosure: 'not_asked', steps: [], who: 'Alex' },
    'Your advert says you won’t ask about convictions. You haven’t asked Alex.',
  ],
  [
    'the advert has changed since',
    { recordQuestion: 'never', hasOtherQuestion: true, disclosure: 'not_asked', steps: [], who: 'Alex' },
    'When Alex applied, your advert said you wouldn’t ask about convictions. That still holds here, although you’ve changed it since. You haven’t asked Alex.',
  ],
  [
    'a question is open',
    { recordQuestion: 'at_interview', disclosure: 'asked', steps: [asked], who: 'the applicant' },
    `${atInterview} You asked on 3 November 2026. The applicant hasn’t answered yet.`,
  ],
  [
    'a statement was given',
    {
      recordQuestion: 'at_interview',
      disclosure: 'shared',
      steps: [asked, { kind: 'statement_given', on }],
      who: 'Alex',
    },
    `${atInterview} You asked on 3 November 2026, and Alex answered on 5 November 2026.`,
  ],
  [
    'the answer came on the day of the question',
    { recordQuestion: 'at_interview', disclosure: 'shared', steps: [asked, { ...asked, kind: 'shared' }], who: 'Alex' },
    `${atInterview} You asked on 3 November 2026, and Alex answered the same day.`,
  ],
  [
    'the answer is no',
    { recordQuestion: 'after_offer', disclosure: 'declined', steps: [asked, { kind: 'declined', on }], who: 'Alex' },
    'Your advert says you’ll ask about convictions after an offer. You asked on 3 November 2026, and Alex answered on 5 November 2026 that they’d rather not say.',
  ],
])('each sentence about a record says who did what: %s', (_, given, sentences) => {
  expect(recordSentences(given)).toBe(sentences)
})
