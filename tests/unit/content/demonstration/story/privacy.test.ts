import { applicantTabs } from '@/lib/domain/applications/applicant-tabs'
import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { demoViewers } from '@/lib/content/demonstration/story/viewers'
import { wasShortlisted } from '@/lib/domain/applications/application'
import type { ContactKind } from '@/lib/domain/dashboards/service-state'
import { applicantInStory, applicantsInStory, overviewInStory } from '@/lib/server/demonstration/applicants'
import { companyInStory } from '@/lib/server/demonstration/company'
import { jobsInStory } from '@/lib/server/demonstration/jobs'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import {
  ownApplicationInStory,
  ownApplicationsInStory,
  ownNewsInStory,
} from '@/lib/server/demonstration/own-applications'
import { ownJobsInStory } from '@/lib/server/demonstration/own-jobs'
import { colleaguesInStory } from '@/lib/server/demonstration/members'
import { mentoringInStory } from '@/lib/server/demonstration/own-mentoring'
import { diaryFrom, nextUpInStory } from '@/lib/server/demonstration/own-diary'
import { ownWorkInStory, supportersInStory } from '@/lib/server/demonstration/own-support'
import { profileInStory } from '@/lib/server/demonstration/own-profile'
import { factsInStory, peopleInStory, personInStory, workInStory } from '@/lib/server/demonstration/supported-people'
import {
  conversationInStory,
  conversationsInStory,
  supportDayInStory,
  unreadInStory,
} from '@/lib/server/demonstration/support-day'
import { partnerInStory } from '@/lib/server/demonstration/organisations'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { referralInStory, referralsInStory } from '@/lib/server/demonstration/referrals'
import { referralDirections } from '@/lib/domain/referrals/referral-query'
import {
  jobsWithInStory,
  sheetInStory,
  suggestionsInStory,
  workSearchesInStory,
  workSearchInStory,
} from '@/lib/server/demonstration/work-search'
import { statementInStory } from '@/lib/server/demonstration/own-statement'
import { personJobLists } from '@/lib/domain/job-board/person-job-query'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'
import { countedUntil, reportSpans } from '@/lib/domain/outcomes/report-spans'
import { funderReport } from '@/lib/domain/outcomes/partner-report'
import { outcomesInStory } from '@/lib/server/demonstration/outcomes'
import { socialValueReport } from '@/lib/domain/social-value/social-value'
import { socialValueInStory } from '@/lib/server/demonstration/social-value'

const today = plainDate('2026-11-21')
const story = storyAt(today)
const scene = storyNow({ today, now: '09:00' })
const { candidate: me, employer: company } = demoViewers

const value = socialValueInStory(scene)
/** The report on social value, for every period and contract. */
const valueReports = reportSpans(countedUntil(today)).flatMap(({ id: span }) =>
  [null, ...value.contracts.map(({ id }) => id)].map((contract) => socialValueReport(value, { span, contract }, today)),
)

/** The charity's report for its funder, for every period and part of it. */
const { people: reported } = outcomesInStory(scene, 'partner')
const { services, areas } = funderReport(reported, { span: 'all', part: '' }, today)
const funderReports = reportSpans(countedUntil(today)).flatMap(({ id: span }) =>
  ['', ...services, ...areas].map((part) => funderReport(reported, { span, part }, today)),
)

/** What a side sees when it looks for jobs with somebody. */
function workSearch(side: 'partner' | 'caseworker', id: string) {
  const file = workSearchInStory(scene, side, id)
  return file ? [file, jobsWithInStory(file, {}, scene)] : []
}

/** Whatever each side's loaders return, for every choice that a screen offers. */
const shown = {
  candidate: [
    ownNewsInStory(scene),
    ...personJobLists.map((list) => ownJobsInStory(scene, { list, miles: null, sort: 'newest', page: 0 })),
    profileInStory(scene),
    ownApplicationsInStory(scene),
    // Whoever's they are, only one's own are found.
    ...story.applications.map(({ reference }) => ownApplicationInStory(scene, reference)),
    diaryFrom(scene, null),
    diaryFrom(scene, today),
    nextUpInStory(scene),
    mentoringInStory(scene),
    suggestionsInStory(scene),
    ...supportersInStory(scene).flatMap((supporter) => [supporter, ownWorkInStory(scene, supporter.id)]),
  ],
  employer: [
    overviewInStory(scene),
    ...(['live', 'paused', 'closed'] as const).map((tab) => jobsInStory(scene, tab)),
    ...applicantTabs.map((tab) => applicantsInStory(scene, { tab, jobId: null, find: '', after: null })),
    // The town and what somebody shares are for the page of one person, from the shortlist on.
    ...story.applications.map(({ reference }) => applicantInStory(scene, reference)),
    ...valueReports,
    companyInStory(scene),
    // Their rights are known by the same names in every kind of organisation.
    colleaguesInStory(scene, 'employer').map(({ name, email, joinedAt }) => ({ name, email, joinedAt })),
  ],
  partner: [
    ...referralDirections.map((direction) =>
      referralsInStory(scene, { direction, state: null, find: '', after: null }),
    ),
    ...story.referrals.map(({ id }) => referralInStory(scene, id)),
    workSearchesInStory(scene, 'partner'),
    ...story.applications.map(({ reference }) => sheetInStory(scene, 'partner', reference)),
    supportDayInStory(scene, 'partner'),
    unreadInStory(scene, 'partner'),
    conversationsInStory(scene, 'partner'),
    ...story.people.map(({ reference }) => conversationInStory(scene, 'partner', reference, 'worker')),
    partnerInStory(scene, 'partner'),
    peopleInStory(scene, 'partner', caseloadQueryOf({})),
    ...story.people.flatMap(({ id }) => [personInStory(scene, 'partner', id), workInStory(scene, 'partner', id)]),
    outcomesInStory(scene, 'partner'),
    ...funderReports,
    ...story.people.flatMap(({ id }) => workSearch('partner', id)),
    colleaguesInStory(scene, 'partner'),
  ],
  caseworker: [
    supportDayInStory(scene, 'caseworker'),
    unreadInStory(scene, 'caseworker'),
    conversationsInStory(scene, 'caseworker'),
    ...story.people.map(({ reference }) => conversationInStory(scene, 'caseworker', reference, 'worker')),
    partnerInStory(scene, 'caseworker'),
    peopleInStory(scene, 'caseworker', caseloadQueryOf({})),
    workSearchesInStory(scene, 'caseworker'),
    ...story.people.flatMap(({ id }) => workSearch('caseworker', id)),
    outcomesInStory(scene, 'caseworker'),
    ...story.people.flatMap(({ id }) => [personInStory(scene, 'caseworker', id), workInStory(scene, 'caseworker', id)]),
  ],
} as const

/** Every key and every text that is anywhere in a value. */
function everythingIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(everythingIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [key, ...everythingIn(one)])
}
const textOf = (value: unknown): string => everythingIn(value).join('\n')
const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)

const statements = story.people.flatMap(({ statements: own }) => own.map(({ text }) => text))

test('a statement is on its owner’s own page and nowhere else', () => {
  expect(statements.length).toBeGreaterThan(0)
  statements.forEach((text, index) => expect(textOf(statementInStory(scene, index + 1))).toContain(text))
  for (const [side, values] of Object.entries(shown)) {
    const text = textOf(values)
    for (const statement of statements) expect([side, text.includes(statement)]).toEqual([side, false])
  }
})

test('no side’s screens speak of an offence, a sentence or a conviction', () => {
  const words =
    /\b(convict\w*|offen[cd]\w*|sentence\w*|criminal\w*|robbery|burglary|assault|drug deal\w*|murder\w*|guilty|crime\w*)\b/i
  // What an advert says of itself, and what a consent rules out, is about no person.
  for (const [side, values] of Object.entries(shown)) {
    const found = everythingIn(values).filter(
      (text) =>
        words.test(text) && !/conviction(s|Friendly)|(They may not|Nobody may) keep what I was convicted of/.test(text),
    )
    expect([side, found]).toEqual([side, []])
  }
})

test('an employer reads no name, contact, town or place of anybody it has not shortlisted, of those it has only the contact they share, and nothing of other employers’ applicants', () => {
  const text = textOf(shown.employer)
  const own = story.jobs.filter(({ employerId }) => employerId === company.employerId).map(({ id }) => id)
  const ownApplications = story.applications.filter(({ jobId }) => own.includes(jobId))
  const named = new Set(ownApplications.filter(wasShortlisted).map(({ personId }) => personId))
  expect(named.size).toBeGreaterThan(2)
  expect(named.size).toBeLessThan(story.people.length)
  for (const person of story.people) {
    if (!named.has(person.id)) {
      for (const word of [person.firstName, person.lastName]) expect([word, hasWord(text, word)]).toEqual([word, false])
    }
    const isShared = (kind: ContactKind) => named.has(person.id) && person.sharedContact.includes(kind)
    expect([person.email, text.includes(person.email)]).toEqual([person.email, isShared('email')])
    expect([person.phone, text.includes(person.phone)]).toEqual([person.phone, isShared('phone')])
    expect(text).not.toContain(person.id)
    expect(text).not.toContain(person.reference)
  }
  for (const application of story.applications) {
    if (!own.includes(application.jobId)) expect(text).not.toMatch(new RegExp(`\\b${application.reference}\\b`))
  }
  for (const application of story.applications) {
    const seen = applicantInStory(scene, application.reference)
    if (seen) expect(seen.applicant.contact !== null).toBe(wasShortlisted(application))
  }
})

test('an employer is not told who referred somebody, where they are, what limits them, or their to-do', () => {
  const keys = everythingIn(shown.employer)
  for (const key of [
    'via',
    'where',
    'establishment',
    'expectedReleaseOn',
    'limits',
    'mustAskPractitionerFirst',
    'todos',
    'support',
    'personId',
  ]) {
    expect(keys).not.toContain(key)
  }
  // Its own notes are its colleagues’ alone: nothing that staff wrote about the person is among them.
  for (const { notes } of story.people) for (const { text } of notes) expect(keys).not.toContain(text)
  expect(textOf(shown.employer)).not.toContain('Lantern Works')
  expect(textOf(shown.employer)).not.toContain('HMP')
})

test('a private diary entry stays with its owner', () => {
  const own = story.appointments.filter(({ sharedWith }) => sharedWith.length === 0)
  expect(own.length).toBeGreaterThan(1)
  for (const { title } of own) {
    expect(textOf([diaryFrom(scene, null), diaryFrom(scene, today)])).toContain(title)
    for (const side of ['employer', 'partner', 'caseworker'] as const) expect(textOf(shown[side])).not.toContain(title)
  }
})

test('a partner sees its own clients alone, and threads that it takes part in', () => {
  const text = textOf(shown.partner)
  const clients = story.referrals.map(({ personId }) => personId)
  const others = story.people.filter(({ id }) => !clients.includes(id))
  expect(others.map(({ firstName }) => firstName)).toEqual(['Jodie', 'Aoife'])
  for (const { firstName, lastName } of others) {
    expect(hasWord(text, firstName)).toBe(false)
    expect(hasWord(text, lastName)).toBe(false)
  }
})

test('a candidate sees nobody else who is looking for work', () => {
  const text = textOf(shown.candidate)
  for (const { id, firstName, lastName } of story.people) {
    if (id !== me.personId) expect([hasWord(text, firstName), hasWord(text, lastName)]).toEqual([false, false])
  }
})

test('what leaves the building has no number of people from 1 to 4', () => {
  const counts = [
    ...valueReports.flatMap(({ measures }) => measures.map(({ people }) => people)),
    ...funderReports.flatMap(({ steps }) => steps.map(({ people }) => people)),
  ]
  for (const count of counts) if (count.kind === 'count') expect([1, 2, 3, 4]).not.toContain(count.count)
  // Something is shown, and something is hidden.
  expect(counts.filter((count) => count.kind === 'count' && count.count > 0).length).toBeGreaterThan(5)
  expect(counts.some(({ kind }) => kind === 'hidden')).toBe(true)
})

test('on any day of the year the report on social value shows what a contract promised beside what was delivered', () => {
  for (let days = 0; days < 366; days += 7) {
    const moment = { today: addDays(today, days), now: '09:00' as const }
    const facts = socialValueInStory(storyNow(moment))
    const contract = facts.contracts.find(({ name }) => name === 'Hospital stores')?.id ?? null
    const { measures } = socialValueReport(facts, { span: 'all', contract }, moment.today)
    expect([moment.today, measures[0]?.target?.target]).toEqual([moment.today, 40])
    const all = socialValueReport(facts, { span: 'all', contract: null }, moment.today).measures[0]?.people
    expect([moment.today, all]).not.toEqual([moment.today, measures[0]?.people])
    // It shows what the report is for: nothing is hidden, and people are found at every check.
    for (const { measure, people } of measures)
      expect([moment.today, measure, people.kind === 'count' && people.count > 4]).toEqual([
        moment.today,
        measure,
        true,
      ])
  }
})

test('nor a number that could be worked out by subtracting a part from its whole, for any contract, service and area', () => {
  const numberOf = (count: { kind: 'count'; count: number } | { kind: 'hidden' }) =>
    count.kind === 'count' ? [count.count] : []
  const gap = (whole: readonly number[], part: readonly number[]) =>
    whole.flatMap((all) => part.map((some) => Math.abs(all - some)))
  let compared = 0
  for (const { measures } of valueReports) {
    const [started = [], ...parts] = measures.map(({ people }) => numberOf(people))
    const gaps = parts.flatMap((part) => gap(started, part))
    for (const one of gaps) expect([1, 2, 3, 4]).not.toContain(one)
    compared += gaps.length
  }
  for (const { steps } of funderReports) {
    const shown = steps.map(({ people }) => numberOf(people))
    const gaps = shown.flatMap((one, at) => shown.slice(at + 1).flatMap((other) => gap(one, other)))
    for (const one of gaps) expect([1, 2, 3, 4]).not.toContain(one)
    compared += gaps.length
  }
  expect(compared).toBeGreaterThan(20)
})

test('where somebody said which ways are safe, there is no other way to reach them', () => {
  const shown = scene.state.referrals.flatMap(({ personId }) => {
    const person = scene.state.people.find(({ id }) => id === personId)
    return person ? [factsInStory(person, scene)] : []
  })
  for (const { phone, email, safe_ways } of shown) {
    if (!safe_ways.includes('email')) expect(email).toBe('')
    if (!safe_ways.includes('call') && !safe_ways.includes('text')) expect(phone).toBe('')
  }
  expect(shown.filter(({ phone, email }) => phone === '' && email === '')).not.toHaveLength(0)
})
