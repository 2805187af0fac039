import { applicantTabs, countIn, type ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { partnerReport, reportFilterOf } from '@/lib/domain/outcomes/partner-report'
import { outcomesInStory } from '@/lib/server/demonstration/outcomes'
import { applicantsInStory, overviewInStory } from '@/lib/server/demonstration/applicants'
import { jobsInStory } from '@/lib/server/demonstration/jobs'
import { referralsInStory } from '@/lib/server/demonstration/referrals'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import { conversationsInStory, supportDayInStory, unreadInStory } from '@/lib/server/demonstration/support-day'
import { peopleInStory } from '@/lib/server/demonstration/supported-people'
import { referralFilters } from '@/lib/domain/referrals/referral-query'
import { looks, mostFirst } from '@/lib/domain/casework/support-alerts'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'

const days = [0, 1, 2, 128, 340, 465, 830].map((offset) => addDays(plainDate('2026-11-21'), offset))

test.each(days)('on %s each number of the employer’s screens is as long as its list', (today) => {
  const story = storyNow({ today, now: '09:00' })
  const list = (tab: ApplicantTab, jobId: string | null = null) =>
    applicantsInStory(story, { tab, jobId, find: '', after: null }).page
  const { tasks, interviews } = overviewInStory(story)
  expect(tasks.filter(({ kind }) => kind === 'read_application')).toHaveLength(list('new').applicants.length)
  expect(tasks.map(({ waited }) => waited)).toEqual(tasks.map(({ waited }) => waited).toSorted((a, b) => b - a))
  expect(list('new').applicants.length).toBeGreaterThan(0)
  const invited = list('interview').applicants.map(({ reference }) => reference)
  for (const { reference } of interviews) expect(invited).toContain(reference)
  for (const tab of ['live', 'paused', 'closed'] as const) {
    const { jobCounts, page } = jobsInStory(story, tab)
    expect(page.rows).toHaveLength(jobCounts[tab])
    for (const { id, applicants } of page.rows) {
      expect(countIn('open', applicants)).toBe(list('open', id).applicants.length)
    }
  }
  for (const tab of applicantTabs) {
    const { counts, applicants } = list(tab)
    expect(countIn(tab, counts)).toBe(applicants.length)
  }
})

test.each(days)(
  'on %s each number of the two first pages of those who support people is as long as its list',
  (today) => {
    const scene = storyNow({ today, now: '09:00' })
    for (const side of ['partner', 'caseworker'] as const) {
      const day = supportDayInStory(scene, side)
      const { workers, people } = peopleInStory(scene, side, caseloadQueryOf({}))
      expect(day.people).toBe(people.filter(({ isOwn }) => isOwn).length)
      if (side === 'partner') {
        const counts = [...workers.members.map((one) => one.people ?? 0), workers.nobody ?? 0]
        expect(counts.reduce((all, one) => all + one, 0)).toBe(people.length)
        expect(workers.nobody).toBe(peopleInStory(scene, side, caseloadQueryOf({ worker: 'none' })).people.length)
      }
      const countOf = (query: AddressQuery) => peopleInStory(scene, side, caseloadQueryOf(query)).people.length
      expect(day.looks).toEqual(Object.fromEntries(looks.map((look) => [look, countOf({ look })])))
      expect(day.releasedSoon).toBe(countOf({ release: '12_weeks' }))
      // A caseworker has the alerts about their own people instead.
      if (side === 'caseworker') expect(day.first).toEqual([])
      else {
        expect(day.first.length).toBeGreaterThan(0)
        expect(day.first.length).toBeLessThanOrEqual(mostFirst)
        for (const { name, worker, need } of day.first) {
          expect(people.find((one) => one.name === name)?.isOwn).toBe(false)
          expect(worker === null).toBe(need === 'nobody')
        }
      }
      expect(day.alerts.length).toBeGreaterThan(0)
      for (const { name } of [...day.alerts, ...day.appointments]) expect(people.map((one) => one.name)).toContain(name)
      const talks = conversationsInStory(scene, side)
      expect(
        unreadInStory(scene, side)
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(
        talks
          .filter(({ unread }) => unread > 0)
          .map(({ name }) => name)
          .toSorted(),
      )
    }
    const received = referralsInStory(scene, { direction: 'received', state: null, find: '', after: null }).referrals
    const [first] = received
    expect(
      referralsInStory(scene, { direction: 'received', state: null, find: first?.name ?? '-', after: null }).referrals,
    ).toContainEqual(first)
    expect(received).toHaveLength(20)
    const states = referralFilters.filter((one) => one !== 'late')
    const counted = states.map(
      (state) => referralsInStory(scene, { direction: 'received', state, find: '', after: null }).referrals.length,
    )
    expect(counted.reduce((all, one) => all + one, 0)).toBe(20)
  },
)

test.each(days)('on %s the reports count the people of the lists, and whom they list', (today) => {
  const scene = storyNow({ today, now: '09:00' })
  const whole = reportFilterOf({})
  const counted = (side: 'partner' | 'caseworker', filter = whole) =>
    Object.fromEntries(
      partnerReport(outcomesInStory(scene, side).people, filter, today).map(({ step, people }) => [step, people]),
    )
  const charity = counted('partner')
  // Those of the story, and those from before it.
  expect(charity.referred?.filter(({ file }) => file !== null)).toHaveLength(
    peopleInStory(scene, 'partner', caseloadQueryOf({})).people.length,
  )
  expect(charity.referred?.filter(({ file }) => file === null)).toHaveLength(storyAt(today).closedFiles.length)
  const steps = Object.values(charity).map((people) => people.length)
  expect(steps).toEqual(steps.toSorted((one, other) => other - one))
  const workers = outcomesInStory(scene, 'caseworker').workers.map(({ id }) => id)
  const ofWorkers = workers.map((worker) => counted('caseworker', { ...whole, worker }).referred?.length ?? 0)
  expect(ofWorkers.reduce((sum, count) => sum + count, 0)).toBe(counted('caseworker').referred?.length)
})

test('search and sort of lists', () => {
  const today = plainDate('2026-11-21')
  const names = (find: string) =>
    referralsInStory(storyNow({ today, now: '09:00' }), {
      direction: 'received',
      state: null,
      find,
      after: null,
    }).referrals.map(({ name }) => name)
  expect(names('rf-7kx2001')).toEqual(['Sam Okoro'])
  expect(names('nobody')).toEqual([])
  const found = (query: AddressQuery) =>
    peopleInStory(storyNow({ today, now: '09:00' }), 'partner', caseloadQueryOf(query)).people.map(({ name }) => name)
  expect(found({ find: 'sp-7kx110', state: 'in_work' })).toEqual(['Dawn Whitlock'])
  expect(found({ find: 'sp-7kx110', state: 'ready' })).toEqual([])
  expect(found({})).toEqual(found({}).toSorted())
  expect(found({ sort: 'release' }).slice(0, 2)).toEqual(['Marcus Bell', 'Callum Reid'])
  expect(found({ worker: storyUuid('grace-adeleke') })).toEqual(['Priya Nair'])
})
