import { writeCompanyAnswer, writeCompanyReceipt } from '@/lib/content/hiring/company-emails'
import { writeJobAnswer } from '@/lib/content/hiring/job-emails'
import { company } from '@/lib/content/site/company'

const site = 'https://example.org'

test.each([
  ['approved', null, /^Yes: your advert is approved/, 'Your advert is approved'],
  ['returned', 'Please choose a title for <everybody>.', /^Not yet:/, 'Your advert needs a change'],
  ['taken_off', 'Two people told us <this>.', /^We have taken your advert off/, 'Your advert is off the board'],
] as const)('the email about an advert that is %s says so, which one, and why', (answer, reason, heading, subject) => {
  const advert = {
    id: 'baker-leeds-1',
    title: 'Bakery & café assistant',
    of: 'Example Bakery',
    answer,
    reason,
    part: null,
  }
  const told = writeJobAnswer(site, advert)
  expect(told.subject).toBe(subject)
  expect(told.text).toMatch(heading)
  expect(told.text).toContain('‘Bakery & café assistant’ for Example Bakery')
  expect(told.text).toContain(`${site}/dashboard/employerportal/jobs/baker-leeds-1`)
  expect(told.text).toContain(company.brand)
  if (reason) expect(told.text).toContain(`The reason: ${reason}`)
  expect(told.html).not.toMatch(/<(?:everybody|this)>/)
})

test('an advert that is sent back for one part of it says which', () => {
  const advert = { id: 'baker-leeds-1', title: 'Baker', of: 'Bread', answer: 'returned', reason: 'Too long.' } as const
  expect(writeJobAnswer(site, { ...advert, part: 'Job title' }).text).toContain(
    'The reason, about ‘Job title’: Too long.',
  )
})

test.each([
  ['employer', '/account/company', 'your first advert'],
  ['partner', '/account/organisation', 'read what you sent us'],
] as const)('a receipt says that it arrived, by when we answer, and where it can be seen: %s', (kind, path, words) => {
  const about = { organisation: kind, name: 'Bread & <Butter>', answerOn: 'Monday 30 November' }
  const told = writeCompanyReceipt(site, about)
  expect(told.subject).not.toContain('Bread')
  expect(told.text).toContain('Bread & <Butter>')
  expect(told.text).toContain('by Monday 30 November')
  expect(told.text).toContain(words)
  expect(told.text).toContain(site + path)
  expect(told.html).not.toContain('<Butter>')
})

test.each([
  ['approved', '', 'Yes: your company is approved', '/dashboard/employerportal/jobs/new'],
  ['returned', 'Which shop is it?', 'Not yet: something has to change', '/account/company'],
  ['paused', 'We can’t reach you.', 'Your company is paused', '/account/company'],
  ['resumed', '', 'Your company is open again', '/dashboard/employerportal'],
  ['change_approved', '', 'Yes: your company’s details have changed', '/dashboard/employerportal'],
  [
    'change_returned',
    'The number is another’s.',
    'Not yet: your company’s details stay as they are',
    '/account/company',
  ],
])('the email about a company says what was decided, about which, and why: %s', (kind, reason, heading, path) => {
  const told = writeCompanyAnswer(site, { organisation: 'employer', name: 'Example Bakery', kind, reason })
  expect(told.text.startsWith(heading)).toBe(true)
  expect(told.text).toContain('Example Bakery')
  expect(told.text).toContain(site + path)
  expect(told.text.includes('The reason:')).toBe(reason !== '')
  expect(told.text).toContain(company.brand)
})

test.each(['employer', 'partner'] as const)(
  'whoever is sent back (%s) reads what to do next, and not that nothing is left to do',
  (organisation) => {
    const reason = 'Your number does not answer.'
    const { text } = writeCompanyAnswer(site, { organisation, name: 'Example', kind: 'returned', reason })
    expect(text).toContain('Please make the changes and send it again.')
    expect(text).toContain('Make the changes')
    expect(text).not.toContain('You do not have to do anything')
  },
)

test.each([
  [true, 'Your advert is waiting for you to send it.'],
  [false, 'Your advert is waiting for you to finish it.'],
])(
  'an approved company with an advert (ready: %s) is led to it, and is not told that nothing is left to do',
  (isReady, says) => {
    const approved = { organisation: 'employer', name: 'Example Bakery', kind: 'approved', reason: '' } as const
    const told = writeCompanyAnswer(site, { ...approved, advert: { id: 'baker-1', isReady } })
    const text = told.text.replace(/\s+/g, ' ')
    expect(text).toContain(says)
    expect(text).toContain(`${site}/dashboard/employerportal/jobs/baker-1`)
    expect(text).not.toMatch(/first advert|You do not have to do anything/)
    expect(writeCompanyAnswer(site, { ...approved, advert: null }).text).toContain('Write your first advert')
  },
)
