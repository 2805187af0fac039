import { answerWords } from '@/lib/content/demonstration/answer-words'
import { applicantsDone, applicantsProblems, slotRefusalText, stoppedWordsText } from '@/lib/content/hiring/applicants'
import { ownSupportDone, ownSupportProblems } from '@/lib/content/casework/own-support'
import { peopleProblems } from '@/lib/content/casework/people'
import { referralAnsweredEmail, referralReceivedEmail } from '@/lib/content/casework/referral-emails'
import { referralDone, referralDoneOf, referralProblems } from '@/lib/content/casework/referrals'
import {
  supportMessageEmail,
  supportMessagesDone,
  supportMessageTemplates,
} from '@/lib/content/casework/support-messages'
import { supportWorkDone, supportWorkProblems } from '@/lib/content/casework/support-work'
import { suggestionDone, suggestionEmail, workSearchDone, workSearchProblems } from '@/lib/content/casework/work-search'
import { todoKinds } from '@/lib/domain/dashboards/service-state'
import { planMessages } from '@/lib/domain/casework/support-plan'
import { recordProblem } from '@/lib/domain/casework/work-restriction'
import { colleagueDoneWords, colleagueProblems } from '@/lib/content/hiring/colleague-words'
import { companyDoneWords } from '@/lib/content/hiring/company'
import { messagesProblems } from '@/lib/content/hiring/messages'
import { applyWords, ownApplicationsDone, ownApplicationsProblems } from '@/lib/content/hiring/own-applications'
import { personProblems } from '@/lib/content/hiring/person'
import { personJobDoneWords } from '@/lib/content/hiring/person-jobs'
import { employerValueDone, employerValueProblems } from '@/lib/content/hiring/social-value'
import { statementDone } from '@/lib/content/hiring/statement'
import { dayText, weekdayText } from '@/lib/content/wording/date-text'
import type { Side } from '@/lib/domain/access/role'
import { findingWords } from '@/lib/content/hiring/advert'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'
import { funderReport } from '@/lib/domain/outcomes/partner-report'
import { referralStateOf } from '@/lib/domain/referrals/referral'
import { demonstrationAnswer } from '@/lib/server/demonstration/answer'
import { readAgainFields, readAgainStep } from '@/lib/domain/applications/check-first'
import { storyStore } from '@/lib/server/demonstration/applicants'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { outcomesInStory, sendStoryOutcomes } from '@/lib/server/demonstration/outcomes'
import { ownWorkInStory, supportersInStory } from '@/lib/server/demonstration/own-support'
import { supportDayInStory } from '@/lib/server/demonstration/support-day'
import { takersInStory } from '@/lib/server/demonstration/referrals'
import { sendStorySocialValue, socialValueInStory } from '@/lib/server/demonstration/social-value'
import { jobsWithInStory, suggestionsInStory, workSearchInStory } from '@/lib/server/demonstration/work-search'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import { applicantForms, type EmployerStore } from '@/lib/server/hiring/forms/applicant-forms'
import { receiveDemonstrationForm } from '@/lib/server/demonstration/receive-demonstration-form'

const jar = new Map<string, string>()
jest.mock('next/headers', () => ({
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      has: (name: string) => jar.has(name),
      set: ({ name, value }: { name: string; value: string }) => jar.set(name, value),
      delete: ({ name }: { name: string }) => jar.delete(name),
    }),
}))

// Nothing here may reach a database: a request that tried would fail the test.
const reached = jest.spyOn(global, 'fetch').mockRejectedValue(new Error('the network was reached'))
afterEach(() => expect(reached).not.toHaveBeenCalled())

const site = process.env.SITE_URL ?? ''

async function send(side: string, action: string, fields: Record<string, string>, origin = site) {
  const request = new Request(`${site}/api/demonstration/${side}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, Host: new URL(site).host },
    body: new URLSearchParams(fields).toString(),
  })
  const response = await receiveDemonstrationForm(request, { side, action })
  return { status: response.status, at: new URL(response.headers.get('Location') ?? '/', site) }
}

const application = { application: 'A-7KX122', version: '1' }
const answer = (at: URL, side: Side = 'employer') =>
  demonstrationAnswer(side, Object.fromEntries(at.searchParams), storyNow())

/** The problem that the form is shown again with. */
const problemAt = async (
  at: URL,
): Promise<{ message: string; field: string | null; problems: Readonly<Record<string, string>> } | null> => {
  const { keptInput } = await import('@/lib/server/auth/kept-input')
  return keptInput(at.searchParams.get('again') ?? undefined)
}

test('a form that lacks several things names all of them at once, in its own order', async () => {
  const problemsAfter = async (action: string, fields: Record<string, string>) => {
    const { at } = await send('partner', action, fields)
    return Object.keys((await problemAt(at))?.problems ?? {})
  }
  expect(await problemsAfter('person-add', {})).toEqual(['consent_way', 'consent_on', 'agreed', 'name'])
  expect(await problemsAfter('restriction-add', { reference: 'SP-AAAAAA' })).toEqual(['kind', 'ends_on', 'source'])
  expect(await problemsAfter('step-add', { reference: 'SP-AAAAAA', goal: '', what: 'theft' })).toEqual([
    'goal',
    'what',
    'who',
  ])
})

test('a step answers with what would have happened and the email that the person would get, which names nothing', async () => {
  const { status, at } = await send('employer', 'applicant-shortlist', application)
  expect([status, at.pathname]).toEqual([303, '/dashboard/employer/answer'])
  const { done, back, email } = answer(at)
  expect(done).toBe(applicantsDone.shortlisted)
  expect(back).toBe('/dashboard/employer/applications/A-7KX122')
  expect(email?.to).toBe('Applicant A-7KX122')
  expect(email?.text).toContain('There is good news about something you sent.')
  expect(email?.text).not.toMatch(/Samplewick|Warehouse|Yusuf/)
})

test('an answer names whom it is about, as the viewer knows them', async () => {
  const about = async (side: Side, action: string, fields: Record<string, string>) => {
    const { about: of, when } = answer((await send(side, action, fields)).at, side)
    return [of, when]
  }
  expect(await about('employer', 'applicant-shortlist', application)).toEqual([
    'Applicant A-7KX122, Warehouse Operative',
    null,
  ])
  const message = { application: 'A-7KX101', text: 'See you on Tuesday.' }
  expect(await about('employer', 'message-send', message)).toEqual(['Sam Okoro, Warehouse Operative', null])
  const { referrals } = storyNow().state
  const self = referrals.find((one) => referralStateOf(one) === 'new' && one.from === 'Self-referral')
  const declined = await send('partner', 'referral-decline', {
    reference: self?.reference ?? '',
    version: '1',
    by: 'receiver',
    reason: 'full',
  })
  expect(answer(declined.at, 'partner')).toMatchObject({
    about: `Referral ${self?.reference}`,
    done: referralDoneOf('self', false).declined,
  })
})

test('an answer leads on with the story: to somebody who is where the applicant would be, to the other side, and to one’s own work', async () => {
  const { at } = await send('employer', 'applicant-shortlist', application)
  const leadsTo = answer(at).onwards.map(({ href }) => href)
  expect(leadsTo).toEqual([
    '/dashboard/employer/applications/A-7KX108',
    '/dashboard/candidate/applications',
    '/sign-in?mode=sign-up&as=employer',
    '/employers#call-back',
  ])
  const message = await send('employer', 'message-send', { application: 'A-7KX101', text: 'See you on Tuesday.' })
  expect(answer(message.at).onwards).toEqual([
    { label: answerWords.onwards.asCandidate('Sam Okoro'), href: '/dashboard/candidate/applications/A-7KX101' },
    answerWords.begin.employer,
    answerWords.talk,
  ])
  const back = await send('candidate', 'message-send', { application: 'A-7KX101', text: 'See you on Tuesday.' })
  expect(answer(back.at, 'candidate').onwards.map(({ href }) => href)).toEqual([
    '/dashboard/employer/applications/A-7KX101',
    '/jobs',
  ])
})

test.each([
  ['listed', '', '/employers/who-reply'],
  ['copied', 'warehouse-operative', '/dashboard/employer/jobs/warehouse-operative?step=pay'],
  ['six-weeks', 'A-7KX101', '/dashboard/employer/social-value'],
])('the answer ‘%s’ leads to where its effect would be seen', (done, of, href) => {
  const { onwards } = demonstrationAnswer('employer', { done, of }, storyNow())
  expect(onwards[0]?.href).toBe(href)
})

test.each<[what: string, action: string, fields: Record<string, string>, message: string, field: string | null]>([
  ['a no without a reason', 'applicant-no', {}, applicantsProblems.reason, 'reason'],
  ['something else, unexplained', 'applicant-no', { 'reason-other': 'on' }, applicantsProblems.message, 'message'],
  ['an offer before the interview', 'applicant-offer', {}, applicantsProblems.notAllowed, null],
  ['a version that nobody was shown', 'applicant-shortlist', { version: '7' }, applicantsProblems.changed, null],
])('refused in the words of the live service: %s', async (_, action, fields, message, field) => {
  const { at } = await send('employer', action, { ...application, ...fields })
  expect(at.pathname).toBe('/dashboard/employer/applications/A-7KX122')
  expect(await problemAt(at)).toMatchObject({ message, field })
})

test('words that shut people out stop a message, and a note', async () => {
  for (const [action, fields] of [
    ['message-send', { application: 'A-7KX101', text: 'We want young men, as we told you.' }],
    ['applicant-note', { ...application, words: 'We want young men.' }],
  ] as const) {
    const kept = await problemAt((await send('employer', action, fields)).at)
    expect([action, kept?.message]).toEqual([action, expect.stringContaining('out of what you wrote')])
  }
  expect(Object.values(stoppedWordsText).length).toBeGreaterThan(1)
})

test('a message that goes with a step asks nothing about a record, as any other', async () => {
  const asking = { ...application, 'reason-filled': 'on', message: 'Please tell us about your prison sentence.' }
  const { at } = await send('employer', 'applicant-no', asking)
  expect(await problemAt(at)).toMatchObject({
    message: applicantsProblems.stopped(['tell us about your prison sentence']),
    field: 'message',
    reasons: { message: stoppedWordsText.early_record_question },
  })
})

test('before somebody is asked about a record, what they should bring names none', async () => {
  const { state, ...story } = storyNow()
  const applications = state.applications.map((one) => ({ ...one, disclosure: 'not_asked' as const }))
  const store = storyStore({ ...story, state: { ...state, applications } }, () => undefined)
  const fields = { application: 'A-7KX108', version: '1', way: 'phone', bring: 'A letter from your probation officer' }
  const outcome = await applicantForms['applicant-interview']?.run({ fields, user: { id: '' } as never, store })
  expect(outcome).toMatchObject({
    problems: { bring: applicantsProblems.stopped(['probation officer']) },
    reasons: { bring: stoppedWordsText.early_record_question },
  })
})

test('an invitation names everything that is wrong with it at once', async () => {
  const shortlisted = { application: 'A-7KX108', version: '1' }
  const wrong = await problemAt((await send('employer', 'applicant-interview', shortlisted)).at)
  expect(Object.keys(wrong?.problems ?? {})).toEqual(['day-1', 'minutes', 'way', 'place'])
})

test('a time in the past, one without a start, one that is taken, the place, the number and the words: all are named', async () => {
  const { state } = storyNow()
  const agreed = state.appointments.find(({ applicationId }) => applicationId === 'application-101')
  const { at } = await send('employer', 'applicant-interview', {
    application: 'A-7KX108',
    version: '1',
    'day-1': '2020-01-06',
    'time-1': '10:00',
    'day-2': agreed?.on ?? '',
    'day-3': agreed?.on ?? '',
    'time-3': agreed?.at ?? '',
    minutes: '30',
    way: 'in_person',
    place: '',
    phone: '12',
    message: 'We want young men.',
  })
  expect((await problemAt(at))?.problems).toEqual({
    'day-1': slotRefusalText('past', 1),
    'time-2': applicantsProblems.slotPart(2, false),
    'time-3': expect.stringContaining('Sam Okoro'),
    place: applicantsProblems.place,
    postcode: expect.stringContaining('LS1 4AP'),
    phone: expect.stringContaining('0113 496 0000'),
    message: expect.stringContaining('out of what you wrote'),
  })
})

test('an offer names everything that is wrong with it at once, its message too', async () => {
  const fields = { application: 'A-7KX101', version: '1', hours: 'x'.repeat(300), message: 'We want young men.' }
  const wrong = await problemAt((await send('employer', 'applicant-offer', fields)).at)
  expect(Object.keys(wrong?.problems ?? {})).toEqual([
    'pay',
    'hours',
    'startsOn',
    'startAt',
    'place',
    'postcode',
    'message',
  ])
})

test('interview times of another applicant are named before they are offered', async () => {
  const { state } = storyNow()
  const agreed = state.appointments.find(({ applicationId }) => applicationId === 'application-101')
  const fields = {
    application: 'A-7KX108',
    version: '1',
    'day-1': agreed?.on ?? '',
    'time-1': agreed?.at ?? '',
    minutes: '30',
    way: 'phone',
    place: 'We will ring you',
  }
  const kept = await problemAt((await send('employer', 'applicant-interview', fields)).at)
  // For the same job, and nobody to ask for in either: the time is taken, and no tick offers it all the same.
  expect(kept).toMatchObject({ field: 'time-1', message: expect.stringContaining('Sam Okoro') as string })
  const fine = { ...fields, 'time-1': '07:30', clash: 'on' }
  // It is read once more before it goes out, and going back brings everything with it.
  const read = await send('employer', 'applicant-interview', fine)
  expect(read.at.searchParams.get('step')).toBe(readAgainStep)
  expect(await problemAt(read.at)).toMatchObject({ message: '', values: { 'time-1': '07:30', clash: 'on' } })
  const changed = await send('employer', 'applicant-interview', { ...fine, [readAgainFields.change]: 'yes' })
  expect(changed.at.searchParams.has('step')).toBe(false)
  expect(await problemAt(changed.at)).toMatchObject({ message: '', values: { place: 'We will ring you' } })
  const { at } = await send('employer', 'applicant-interview', { ...fine, [readAgainFields.send]: 'yes' })
  expect(answer(at).email).toMatchObject({
    to: 'Kelly Doyle',
    text: expect.stringContaining('Choose a time by') as string,
  })
})

test('several who are rejected are told only after it was read once more, even where one of them has changed', async () => {
  const several = { 'applicant-1': 'A-7KX122 7', 'applicant-2': 'A-7KX126 1', 'reason-filled': 'on' }
  const read = await send('employer', 'applicants-no', several)
  expect(read.at.searchParams.get('step')).toBe(readAgainStep)
  expect(read.at.searchParams.get('tick')).toContain('A-7KX126')
  expect(await problemAt(read.at)).toMatchObject({ message: '', values: { 'reason-filled': 'on' } })
  const { at } = await send('employer', 'applicants-no', { ...several, [readAgainFields.send]: 'yes' })
  expect((await problemAt(at))?.message).toBe(applicantsProblems.someLeft(1, ['A-7KX122']))
})

test('several are shortlisted with the step and the email of one alone, and those who have changed meanwhile are named', async () => {
  const taken: unknown[] = []
  const store: EmployerStore = {
    ...storyStore(storyNow(), (told) => taken.push(told)),
    commit: ({ step }) => Promise.resolve(taken.push(step.kind)).then(() => 'done'),
  }
  const shortlist = (version: string) => {
    const fields = { 'applicant-1': `A-7KX122 ${version}`, 'applicant-2': 'A-7KX126 1' }
    return applicantForms['applicants-shortlist']?.run({ fields, user: { id: '' } as never, store })
  }
  expect(await shortlist('1')).toMatchObject({
    done: 'shortlisted-several',
    at: expect.stringContaining('told=A-7KX122%2CA-7KX126') as string,
  })
  const one = [{ kind: 'shortlisted' }, 'shortlisted']
  expect(taken).toEqual([...one, ...one])
  expect(await shortlist('7')).toMatchObject({ problem: applicantsProblems.someLeft(1, ['A-7KX122']) })
})

test('an advert that shuts people out is stopped in the words of the live service, a fair one is not', async () => {
  const advert = {
    title: 'Yard Marshal',
    type: 'Full-time',
    sector: 'logistics',
    vacancies: '2',
    step: 'work',
    key: '00000000',
  }
  const bad = await send('employer', 'job-new', {
    ...advert,
    description: 'Guide lorries in and out of the yard. We need a clean criminal record.',
  })
  expect(bad.at.pathname).toBe('/dashboard/employer/jobs/new')
  expect(await problemAt(bad.at)).toMatchObject({
    field: 'description',
    message: 'What they will do: Take out ‘clean criminal record’.',
    reasons: {
      description: expect.stringContaining(`You wrote: ‘clean criminal record’. ${findingWords.blanket_ban}`) as string,
    },
  })
  const fair = await send('employer', 'job-new', {
    ...advert,
    description: 'Guide lorries in and out of the yard, check their loads and keep the yard safe. We train you.',
  })
  expect(fair.at.pathname).toBe('/dashboard/employer/answer')
  expect(answer(fair.at)).toMatchObject({ back: '/dashboard/employer/jobs', email: null })
  const pay = {
    job: 'warehouse-operative',
    version: '1',
    step: 'pay',
    payPer: 'hour',
    hoursPerWeek: '38',
    pattern: 'Days',
  }
  // A saved step leads on to the next one, and back to the job.
  const saved = await send('employer', 'job-save', { ...pay, payFrom: '13.50' })
  expect(answer(saved.at)).toMatchObject({
    back: '/dashboard/employer/jobs/warehouse-operative',
    onwards: [{ href: '/dashboard/employer/jobs/warehouse-operative?step=offer' }, {}, {}],
  })
  const low = await send('employer', 'job-save', { ...pay, payFrom: '5.00' })
  expect([low.at.pathname, (await problemAt(low.at))?.field]).toEqual([
    '/dashboard/employer/jobs/warehouse-operative',
    'payFrom',
  ])
  // What cannot be read hides nothing of what is wrong otherwise.
  const several = await send('employer', 'job-save', {
    ...pay,
    hoursPerWeek: 'lots',
    payFrom: '9',
    payTo: '8',
    closesOn: '2020-01-01',
  })
  expect(Object.keys((await problemAt(several.at))?.problems ?? {})).toEqual([
    'payFrom',
    'payTo',
    'hoursPerWeek',
    'closesOn',
  ])
  // Nor does what is missing of a range hide that the rest of it is too low.
  const half = await problemAt((await send('employer', 'job-save', { ...pay, payFrom: 'twelve', payTo: '9' })).at)
  expect(half?.problems.payFrom).toMatch(/^Enter the pay in pounds.* National Living Wage/)
})

test('a job that is closed tells everybody who waits', async () => {
  const job = { job: 'warehouse-operative', version: '1' }
  const { at } = await send('employer', 'job-close', { ...job, hired: '1' })
  expect(answer(at).email).toMatchObject({ to: '4 people waiting for an answer' })
  const past = addDays(londonDay(new Date()), -1)
  const wrong = await send('employer', 'job-extend', { ...job, newClosesOn: past })
  expect(wrong.at.pathname).toBe('/dashboard/employer/jobs/warehouse-operative')
})

const own = { application: 'A-7KX101', version: '1' }

test('a person’s step answers with what would have happened and the email that the employer would get', async () => {
  const { status, at } = await send('candidate', 'application-withdraw', { ...own, reason: 'not_right' })
  expect([status, at.pathname]).toEqual([303, '/dashboard/candidate/answer'])
  const { done, back, email } = answer(at, 'candidate')
  expect(done).toBe(ownApplicationsDone.withdrawn)
  expect(back).toBe('/dashboard/candidate/applications/A-7KX101')
  expect(email?.to).toContain('Samplewick Logistics')
  expect(email?.text).toContain('An applicant has withdrawn their application.')
  expect(email?.text).not.toMatch(/Okoro|not_right/)
})

test('an interview that is cancelled names its day and time to the employer, and nothing that was typed', async () => {
  const { state } = storyNow()
  const agreed = state.appointments.find(({ applicationId }) => applicationId === 'application-101')
  const { at } = await send('candidate', 'application-cancel', { ...own, message: 'Canary words' })
  expect(answer(at, 'candidate').email?.text).toContain(weekdayText(agreed?.on ?? plainDate('2026-01-01')))
  expect(at.href).not.toContain('anary')
})

test.each<[what: string, action: string, fields: Record<string, string>, message: string, field: string | null]>([
  ['a withdrawal without a reason', 'application-withdraw', own, ownApplicationsProblems.reason, 'reason'],
  ['an offer that nobody made', 'application-accept', own, ownApplicationsProblems.notAllowed, null],
  ['somebody else’s application', 'application-withdraw', application, ownApplicationsProblems.missing, null],
  ['an empty message', 'message-send', { ...own, text: ' ' }, messagesProblems.empty, 'text'],
  [
    'a profile without a name',
    'profile-about',
    { version: '1', lastName: 'Okoro' },
    personProblems.firstName,
    'firstName',
  ],
  [
    'hiding where an application is open',
    'company-hide',
    { company: storyUuid('samplewick-logistics') },
    personProblems.open_application,
    null,
  ],
  ['applying twice', 'apply', { job: 'warehouse-operative' }, applyWords.already, null],
])(
  'refused on the candidate’s side in the words of the live service: %s',
  async (_, action, fields, message, field) => {
    const { at } = await send('candidate', action, fields)
    expect(at.pathname).toMatch(/^\/dashboard\/candidate\/(applications|profile|jobs)/)
    expect(await problemAt(at)).toMatchObject({ message, field })
  },
)

test('words of a statement are never in an address, whether they are refused or not', async () => {
  const long = 'Canary words. '.repeat(500)
  const refused = await send('candidate', 'statement-save', { version: '2', text: long })
  expect(refused.status).toBe(422)
  // Nothing is there to copy, so the form is shown again, as any other is.
  expect((await send('candidate', 'statement-save', { version: '2', text: ' ' })).status).toBe(303)
  const saved = await send('candidate', 'statement-save', { version: '2', text: 'Canary words of my own.' })
  expect(saved.at.href).not.toContain('anary')
  expect(answer(saved.at, 'candidate')).toMatchObject({
    done: statementDone.saved,
    back: '/dashboard/candidate/disclosure',
    email: null,
  })
})

test('an application for a job tells its employer, and a job that is saved tells nobody', async () => {
  const { at } = await send('candidate', 'apply', { job: 'farm-worker', why: 'I like the outdoors.' })
  expect(answer(at, 'candidate')).toMatchObject({
    done: ownApplicationsDone.applied,
    back: '/dashboard/candidate/jobs',
    email: {
      to: expect.stringContaining('Pretendley Agriculture') as string,
      text: expect.stringContaining('Farm Worker') as string,
    },
  })
  const saved = await send('candidate', 'job-save', { job: 'farm-worker', list: 'suited' })
  expect(answer(saved.at, 'candidate')).toMatchObject({ done: personJobDoneWords['job-saved'], email: null })
})

const file = { reference: 'SP-7KX101' }
const inTwoWeeks = addDays(londonDay(new Date()), 14)
const meeting = {
  ...file,
  kind: 'support',
  on: inTwoWeeks,
  at: '14:00',
  minutes: '30',
  way: 'phone',
  place: 'By phone',
}

test.each<[what: string, action: string, fields: Record<string, string>, message: string, field: string | null]>([
  [
    'a note about a record',
    'note-add',
    { ...file, note_kind: 'contact', words: 'Talked about the burglary.' },
    recordProblem('burglary'),
    'words',
  ],
  ['an empty plan', 'step-add', { ...file, goal: '', what: 'Ring them' }, planMessages.goal, 'goal'],
  [
    'a step for a day that is over',
    'step-add',
    { ...file, goal: 'A job', what: 'Ring them', who: 'person', by: '2020-01-01' },
    planMessages.past,
    'by',
  ],
  ['a consent that nobody is sure to end', 'consent-end', file, peopleProblems.notSure, 'sure'],
  [
    'inviting a colleague, which is for managers',
    'colleague-invite',
    { email: 'new@example.org', support: 'on' },
    colleagueProblems.forbidden,
    null,
  ],
  ['nobody chosen to hand over', 'people-hand-over', {}, peopleProblems.nobodyChosen, 'people'],
  [
    'somebody whom they do not help',
    'note-add',
    { reference: 'SP-7KX102', note_kind: 'contact', words: 'Hello there.' },
    supportWorkProblems.missing,
    null,
  ],
])(
  'refused on the caseworker’s side in the words of the live service: %s',
  async (_, action, fields, message, field) => {
    const { at } = await send('caseworker', action, fields)
    expect(at.pathname).toMatch(/^\/dashboard\/caseworker\/(caseload|candidate|settings)/)
    expect(await problemAt(at)).toMatchObject({ message, field })
  },
)

test('a handing over that lacks both is told both; one without a colleague keeps the ticks and the filtered list', async () => {
  const neither = await problemAt((await send('caseworker', 'people-hand-over', {})).at)
  expect(Object.keys(neither?.problems ?? {})).toEqual(['people', 'to_worker'])
  const { at } = await send('caseworker', 'people-hand-over', { 'choose-SP-7KX101': '1', here: '?state=ready' })
  expect(at.searchParams.get('state')).toBe('ready')
  expect(await problemAt(at)).toMatchObject({ field: 'to_worker', values: { 'choose-SP-7KX101': '1' } })
})

test.each([
  ['one', ['SP-7KX101'], storyUuid('anybody'), 'Handed over. The colleague you chose helps this person now.'],
  [
    'two',
    ['SP-7KX101', 'SP-7KX103'],
    storyUuid('anybody'),
    'Handed over. The colleague you chose helps these people now.',
  ],
  ['to nobody', ['SP-7KX101'], 'none', 'Saved: nobody helps them at the moment.'],
])('a handing over says what became of it, and its address names nobody: %s', async (_, references, to, said) => {
  const chosen = Object.fromEntries(references.map((reference) => [`choose-${reference}`, '1']))
  const { at } = await send('caseworker', 'people-hand-over', { ...chosen, to_worker: to })
  expect(answer(at, 'caseworker')).toMatchObject({ done: said })
})

test('an appointment is booked, unless it clashes with another in the diary', async () => {
  const { at } = await send('caseworker', 'appointment-book', { ...meeting, weeks: '1' })
  expect(answer(at, 'caseworker')).toMatchObject({
    done: supportWorkDone.booked,
    about: 'Sam Okoro',
    when: `${dayText(plainDate(meeting.on))}, 2pm`,
    back: `/dashboard/caseworker/candidate/SP-7KX101/work?on=${meeting.on}`,
    email: null,
  })
  const { state, viewers } = storyNow()
  const other = state.appointments.find(
    ({ workerId, on, isCancelled }) =>
      workerId === viewers.caseworker.workerId && on > londonDay(new Date()) && !isCancelled,
  )
  const onTop = { ...meeting, weeks: '1', on: other?.on ?? '', at: other?.at ?? '' }
  const kept = await problemAt((await send('caseworker', 'appointment-book', onTop)).at)
  expect(kept).toMatchObject({
    field: 'at',
    message: expect.stringMatching(
      /^There’s already an? \D+ on \d+ \w+ \d{4}, from \S+ to \S+\. Choose another time/,
    ) as string,
  })
  const anyway = await send('caseworker', 'appointment-book', { ...onTop, anyway: 'on' })
  expect(anyway.at.pathname).toBe('/dashboard/caseworker/answer')
})

test('a code that is sent shows its email, and the address that was typed is nowhere', async () => {
  const fields = { reference: 'SP-7KX105', address: 'canary@example.org' }
  const { at } = await send('partner', 'person-code-send', fields)
  expect(at.href).not.toContain('canary')
  expect(answer(at, 'partner').email).toMatchObject({
    subject: 'Your code',
    text: expect.stringContaining('Lantern Works keeps a file about you') as string,
  })
})

test('a company is changed on its own page, and the team is shown a new name to check', async () => {
  const company = { version: '1', name: 'Samplewick Freight', sector: 'logistics', size: '250' }
  const kept = await problemAt((await send('employer', 'company-change', company)).at)
  expect(kept?.field).toMatch(/^site-1/)
  const site = { 'site-1-name': 'Head office', 'site-1-town': 'Leeds', 'site-1-postcode': 'LS1 4AP' }
  const { at } = await send('employer', 'company-change', { ...company, ...site })
  expect(at.href).not.toContain('Freight')
  const { done, back, email } = answer(at)
  expect([done, back]).toEqual([companyDoneWords.change_asked, '/dashboard/employer/settings'])
  expect(email?.text).toContain('Samplewick Logistics')
})

test('a colleague is invited by whoever manages them, and the last of those cannot leave', async () => {
  const invited = await send('employer', 'colleague-invite', { email: 'new@example.org', see_applicants: 'on' })
  expect(answer(invited.at)).toMatchObject({
    back: '/dashboard/employer/settings/people',
    done: colleagueDoneWords.invited,
  })
  expect(answer(invited.at).email?.text).toContain('Dana Marlowe (dana-marlowe@example.org) has invited you')
  const empty = await problemAt((await send('employer', 'colleague-invite', { email: '' })).at)
  expect(empty?.problems).toEqual({ email: colleagueProblems.noEmail, post_jobs: colleagueProblems.rights })
  const kept = await problemAt((await send('employer', 'company-leave', {})).at)
  expect(kept?.message).toBe(colleagueProblems.last_manager)
})

test('a referral is begun only with consent, checked section by section, and sent', async () => {
  const to = takersInStory(storyNow())[0]?.id ?? ''
  const unsaid = await problemAt((await send('partner', 'referral-begin', { to })).at)
  expect(unsaid).toMatchObject({ field: 'consent_way' })
  const consent = {
    to,
    consent_way: 'signed',
    consent_on: dayText(londonDay(new Date())),
    consent_months: '12',
    agreed: 'on',
  }
  const begun = await send('partner', 'referral-begin', consent)
  expect(answer(begun.at, 'partner')).toMatchObject({
    done: referralDone.begun,
    back: '/dashboard/partner/referrals/RF-7KX2099/person',
    email: null,
  })
  const draft = { reference: 'RF-7KX2099', version: '1' }
  const nothing = await problemAt((await send('partner', 'referral-help', draft)).at)
  expect(nothing?.field).toBe('services')
  const sent = answer((await send('partner', 'referral-send', draft)).at, 'partner')
  expect(sent.done).toBe(referralDone.sent)
  expect(sent.email?.subject).toBe(referralReceivedEmail.subject)
})

test('a referral that came is answered once, and declined only with a reason', async () => {
  // Whoever refers themself is told on their own page.
  const came = storyNow().state.referrals.find((one) => referralStateOf(one) === 'new' && one.from !== 'Self-referral')
  const fields = { reference: came?.reference ?? '', version: '1' }
  const kept = await problemAt((await send('partner', 'referral-decline', fields)).at)
  expect(kept).toMatchObject({ field: 'reason' })
  expect(await problemAt((await send('partner', 'referral-accept', fields)).at)).toMatchObject({ field: 'worker' })
  const { at } = await send('partner', 'referral-accept', { ...fields, worker: 'nobody' })
  expect(answer(at, 'partner').done).toBe(referralDone.accepted)
  expect(answer(at, 'partner').email?.subject).toBe(referralAnsweredEmail.subject)
  const ended = storyNow().state.referrals.find((one) => referralStateOf(one) === 'completed')
  const late = await problemAt(
    (await send('partner', 'referral-accept', { ...fields, worker: 'nobody', reference: ended?.reference ?? '' })).at,
  )
  expect(late?.message).toBe(referralProblems.not_now)
})

test('a message to somebody who is helped tells them only that there is one, where email is safe, and ready-made words come into the box', async () => {
  const write = (reference: string) =>
    send('partner', 'message-send', { reference, text: 'Shall we ring the council together?' })
  const { at } = await write('SP-7KX101')
  expect(at.href).not.toContain('council')
  expect(answer(at, 'partner')).toMatchObject({
    done: supportMessagesDone['message-sent'],
    back: '/dashboard/partner/messages/SP-7KX101',
    email: { subject: supportMessageEmail.subject },
  })
  // Somebody to whom only a text is safe.
  expect(answer((await write('SP-7KX104')).at, 'partner')).toMatchObject({
    done: supportMessagesDone['message-sent'],
    email: null,
  })
  const [template = ''] = Object.keys(supportMessageTemplates.worker)
  const filled = await send('partner', 'message-fill', { reference: 'SP-7KX104', template })
  expect(filled.at.pathname).toBe('/dashboard/partner/messages/SP-7KX104')
  const { keptInput } = await import('@/lib/server/auth/kept-input')
  expect((await keptInput(filled.at.searchParams.get('again') ?? undefined))?.values.text).not.toBe('')
})

test('an alert is put off only with a day and a reason', async () => {
  const alert = supportDayInStory(storyNow(), 'caseworker').alerts[0]
  const fields = { reference: alert?.reference ?? '', alert: alert?.kind ?? '' }
  expect(await problemAt((await send('caseworker', 'alert-put-off', fields)).at)).toMatchObject({ field: 'until' })
  const until = addDays(londonDay(new Date()), 7)
  const { at } = await send('caseworker', 'alert-put-off', { ...fields, until, reason: 'On holiday' })
  expect(answer(at, 'caseworker')).toMatchObject({
    done: supportWorkDone['put-off'],
    back: `/dashboard/caseworker?on=${until}`,
  })
})

test('only forms that the demonstration has, from our own pages', async () => {
  expect((await send('employer', 'person-add', application)).status).toBe(404)
  expect((await send('team', 'applicant-no', application)).status).toBe(404)
  expect((await send('employer', 'toString', application)).status).toBe(404)
  expect((await send('employer', 'applicant-shortlist', application, 'https://elsewhere.example')).status).toBe(403)
})

test('an answer leads back into its own side alone, whatever its address says', () => {
  const back = (to: string) => demonstrationAnswer('employer', { back: to }, storyNow()).back
  for (const to of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/dashboard/candidate',
    '/dashboard/employer/../team',
    '',
  ]) {
    expect(back(to)).toBe('/dashboard/employer')
  }
  expect(back('/dashboard/employer/jobs/warehouse-operative?step=pay')).toContain('?step=pay')
})

test('a contract is checked as live, and neither kept nor deleted', async () => {
  const [contract] = socialValueInStory(storyNow()).contracts
  const fields = {
    contract: contract?.id ?? '',
    name: 'Parcels',
    buyer: 'Pretendshire Council',
    framework: 'own',
    startsOn: '2026-01-01',
    endsOn: '2025-01-01',
    'target-started': '5',
  }
  const refused = await send('employer', 'contract-save', fields)
  expect(refused.at.pathname).toBe('/dashboard/employer/social-value')
  expect(await problemAt(refused.at)).toMatchObject({ field: 'endsOn' })
  const empty = await send('employer', 'contract-save', { contract: '', name: 'Parcels' })
  expect(Object.keys((await problemAt(empty.at))?.problems ?? {})).toHaveLength(5)
  const saved = await send('employer', 'contract-save', { ...fields, endsOn: '2027-01-01' })
  expect(answer(saved.at)).toMatchObject({
    done: employerValueDone['contract-saved'],
    back: '/dashboard/employer/social-value',
    email: null,
  })
  const deleted = await send('employer', 'contract-delete', { contract: contract?.id ?? '' })
  expect(answer(deleted.at).done).toBe(employerValueDone['contract-deleted'])
  const unknown = await send('employer', 'contract-delete', { contract: storyUuid('nothing') })
  expect(await problemAt(unknown.at)).toMatchObject({ message: employerValueProblems.missing })
})

test('the report on social value is sent as a file, to our own pages alone', async () => {
  const ask = (origin: string) =>
    sendStorySocialValue(
      new Request(`${site}/api/demonstration/employer/social-value-file`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, Host: new URL(site).host },
        body: 'span=all',
      }),
    )
  const response = await ask(site)
  expect(response.headers.get('Content-Disposition')).toContain('social-value-all.csv')
  expect(await response.text()).toMatch(/People starting a job,\d\d/)
  expect((await ask('https://other.example')).status).toBe(403)
})

test('the report for a funder is sent as a file with the numbers of the page, to our own pages alone', async () => {
  const ask = (origin: string) =>
    sendStoryOutcomes(
      new Request(`${site}/api/demonstration/partner/outcomes-file`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, Host: new URL(site).host },
        body: 'span=all',
      }),
      'partner',
    )
  const response = await ask(site)
  expect(response.headers.get('Content-Type')).toContain('text/csv')
  const { people } = outcomesInStory(storyNow(), 'partner')
  const { steps } = funderReport(people, { span: 'all', part: '' }, storyNow().moment.today)
  const [, ...lines] = (await response.text()).trim().split('\r\n')
  const counts = steps.map((step) => (step.people.kind === 'count' ? String(step.people.count) : ''))
  expect(lines.map((line) => /(?<=,)\d*$/.exec(line)?.[0] ?? '')).toEqual(counts)
  expect((await ask('https://other.example')).status).toBe(403)
})

test('a job is suggested with a reason that says nothing of a record, and its email says nothing of the job', async () => {
  const file = workSearchInStory(storyNow(), 'partner', 'SP-7KX101')
  const open = file ? jobsWithInStory(file, {}, storyNow()).jobs : []
  const job = open.find((one) => !file?.suggested.some(({ job_id: id }) => id === one.job.id))?.job.id ?? ''
  const fields = { reference: 'SP-7KX101', job, why: 'After the burglary.' }
  const refused = await send('partner', 'job-suggest', fields)
  expect(refused.at.pathname).toBe('/dashboard/partner/support/SP-7KX101/jobs')
  expect(await problemAt(refused.at)).toMatchObject({ field: `why-${fields.job}`, message: recordProblem('burglary') })
  const { done, back, email } = answer((await send('partner', 'job-suggest', { ...fields, why: '' })).at, 'partner')
  expect([done, back]).toEqual([workSearchDone.suggested, '/dashboard/partner/support/SP-7KX101/jobs'])
  expect(email).toMatchObject({ to: 'Sam Okoro', subject: suggestionEmail.subject })
  expect(email?.text).not.toMatch(/job/i)
  const again = await send('partner', 'job-suggest', { ...fields, job: 'packing-line-worker', why: '' })
  expect(await problemAt(again.at)).toMatchObject({ message: workSearchProblems.already })
  // Somebody to whom only a text is safe.
  const other = await send('partner', 'job-suggest', { reference: 'SP-7KX104', job, why: '' })
  expect(answer(other.at, 'partner')).toMatchObject({ done: workSearchDone.suggested, email: null })
})

test('a suggestion is taken back, or declined, and an approval is noted: all of it answered and none kept', async () => {
  const given = { reference: 'SP-7KX101', job: 'packing-line-worker' }
  const taken = await send('partner', 'job-take-back', given)
  expect(answer(taken.at, 'partner').done).toBe(workSearchDone['taken-back'])
  const [suggestion] = suggestionsInStory(storyNow())
  const no = await send('candidate', 'suggestion-no', { suggestion: suggestion?.id ?? '' })
  expect(answer(no.at, 'candidate')).toMatchObject({
    done: suggestionDone['suggestion-no'],
    back: '/dashboard/candidate/jobs',
  })
  const application = workSearchInStory(storyNow(), 'partner', 'SP-7KX101')?.applications?.[0]?.id ?? ''
  const approval = { reference: 'SP-7KX101', application }
  const unsaid = await send('partner', 'approval-note', approval)
  expect(unsaid.at.pathname).toBe(`/dashboard/partner/applications/${application}`)
  expect(await problemAt(unsaid.at)).toMatchObject({ field: 'answer-given' })
  const noted = await send('partner', 'approval-note', { ...approval, answer: 'agreed', conditions: '' })
  expect(answer(noted.at, 'partner').done).toBe(workSearchDone['approval-noted'])
})

test('what the candidate does about a file of theirs is checked as live, and answered', async () => {
  const [charity, team] = supportersInStory(storyNow())
  const file = charity?.id ?? ''
  expect(team?.organisation).toBe('Aire Resettlement Team')
  const unsure = await send('candidate', 'support-end', { file })
  expect(unsure.at.pathname).toBe('/dashboard/candidate/resources')
  expect(await problemAt(unsure.at)).toMatchObject({ message: ownSupportProblems.notSure, field: 'sure' })
  const things = Object.fromEntries(todoKinds.map((kind) => [`sorted_${kind}`, 'done']))
  const sorted = await send('candidate', 'support-sort', { file, ...things })
  expect(answer(sorted.at, 'candidate')).toMatchObject({
    done: ownSupportDone.sorted,
    back: '/dashboard/candidate/resources',
  })
  const stranger = await send('candidate', 'support-sort', { file: storyUuid('nobody'), ...things })
  expect(await problemAt(stranger.at)).toMatchObject({ message: ownSupportProblems.missing })
  const step = ownWorkInStory(storyNow(), file)?.work.steps[0]?.id ?? ''
  const ticked = await send('candidate', 'support-step', { reference: 'SP-7KX101', step, is_done: 'yes' })
  expect(answer(ticked.at, 'candidate')).toMatchObject({
    done: supportWorkDone.ticked,
    back: '/dashboard/candidate/resources/SP-7KX101',
  })
  const written = await send('candidate', 'support-message', { reference: 'SP-7KX101', text: 'See you on Monday.' })
  const { done, email } = answer(written.at, 'candidate')
  expect(done).toBe(supportMessagesDone['message-sent'])
  expect(email?.to).toBe('Nina Castell')
  expect(email?.text).not.toContain('Monday')
  const referral = charity?.referrals[0]?.reference ?? ''
  const unticked = await send('candidate', 'support-referral-stop', { referral })
  expect(await problemAt(unticked.at)).toMatchObject({ message: ownSupportProblems.notSureReferral, field: 'sure' })
  const stopped = await send('candidate', 'support-referral-stop', { referral, sure: 'on' })
  expect(answer(stopped.at, 'candidate').done).toBe(ownSupportDone['referral-stopped'])
})
