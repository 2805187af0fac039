import { deleteWords, deletionConfirmedEmail, goesLines } from '@/lib/content/account/leaving'
import { accountContents, contentsOn } from '@/lib/domain/accounts/account-contents'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { readingGrade } from '../../../support/reading-grade'

const contents = accountContents.parse({})
const acceptedJobs = [{ id: 'a', reference: 'A-1', stage: 'accepted', endedOn: '2026-11-20' }]

test('an account with nothing in it loses itself alone', () => {
  expect(goesLines(contents)).toHaveLength(1)
})

test.each([
  [
    'one open application',
    { applications: 1, openApplications: 1 },
    /^Your application and everything in it\. It’s still open, so we’ll withdraw it\./,
  ],
  ['two open ones', { applications: 2, openApplications: 2 }, /^Your 2 applications .* They’re still open/],
  ['one of three open', { applications: 3, openApplications: 1 }, /^Your 3 applications .* One is still open/],
  ['two of three open', { applications: 3, openApplications: 2 }, /^Your 3 applications .* 2 are still open/],
  ['only ended ones', { applications: 2, openApplications: 0 }, /^Your 2 applications and everything in them\.$/],
  ['messages', { applications: 1, openApplications: 0, messages: 4 }, /^Your application, with 4 messages\.$/],
  ['an offer', { openOffers: 1 }, /^1 job offer that you haven’t answered yet\.$/],
  ['a job they start soon', { expected: acceptedJobs }, /^1 job that you’ve accepted\. We’ll email the employer/],
  [
    'a statement that is shared',
    { statements: 2, statementsShared: 1 },
    /2 versions\. Employers won’t be able to read it any more\.$/,
  ],
  ['a statement that is not', { statements: 1 }, /in 1 version\.$/],
  ['saved searches', { savedSearches: 2 }, /^2 searches we email you/],
  ['forms', { enquiries: 1 }, /^1 form .* about it any more\.$/],
  ['one who helps', { supportFiles: 1 }, /^The file about you that your support organisation keeps here/],
  ['two who help', { supportFiles: 2 }, /^The files about you that 2 support organisations keep here/],
  [
    'a company',
    { company: 'Acme Ltd' },
    /^Your access to Acme Ltd\. If nobody else there uses this site, we’ll pause its account\.$/,
  ],
] as const)('of %s there is one line', (_, part, line) => {
  const lines = goesLines({ ...contents, ...part })
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(line)
})

test('what will happen to a company is not told a second time', () => {
  expect(goesLines({ ...contents, company: 'Acme Ltd' }, true)[1]).toBe('Your access to Acme Ltd.')
})

test('a job accepted long ago is not spoken of', () => {
  const old = { ...contents, expected: acceptedJobs }
  expect(contentsOn(old, plainDate('2026-12-01')).expected).toEqual(acceptedJobs)
  expect(contentsOn(old, plainDate('2027-06-01')).expected).toEqual([])
})

test('what cannot be counted is named all the same', () => {
  expect(goesLines(null).join(' ')).toMatch(/profile.*applications.*statement.*withdraw.*company/s)
})

test('the email after it reveals nothing about the service', () => {
  const { subject, preview, heading, paragraphs, notYou } = deletionConfirmedEmail
  expect([subject, preview, heading, ...paragraphs, notYou].join(' ')).not.toMatch(
    /convict|crimin|offen|prison|second chance|record|job|employer|applica/i,
  )
})

test('the page is as easy to read as the other pages for candidates', () => {
  const text = [
    deleteWords.lead,
    deleteWords.offer(1),
    deleteWords.deviceText,
    deleteWords.firstText,
    ...goesLines(null),
  ]
  expect(readingGrade(text.join(' '))).toBeLessThanOrEqual(9)
})
