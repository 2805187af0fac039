import { applicantTabs, tabStages, type ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import { isOpenStage } from '@/lib/domain/applications/stages'
import { storyAt } from '@/lib/content/demo/story-at'
import { demoViewers } from '@/lib/content/demo/viewers'
import * as caseworker from '@/lib/domain/dashboards/caseworker/load-caseworker'
import { loadCaseworkerOutcomes } from '@/lib/domain/dashboards/caseworker/load-caseworker-outcomes'
import * as partner from '@/lib/domain/dashboards/partner/load-partner'
import * as referrals from '@/lib/domain/dashboards/partner/load-referrals'
import { loadThreads } from '@/lib/domain/dashboards/partner/load-threads'
import { applicantsInStory, overviewInStory } from '@/lib/server/demonstration/applicants'
import { jobsInStory } from '@/lib/server/demonstration/jobs'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import { peopleInStory } from '@/lib/server/demonstration/supported-people'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'

const { partner: charity, caseworker: worker } = demoViewers
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
      const open = (['new', 'shortlisted', 'interview', 'offer'] as const).flatMap((one) => list(one, id).applicants)
      expect(Object.values(applicants).reduce((sum, count) => sum + count, 0)).toBe(
        open.filter(({ stage }) => isOpenStage(stage)).length,
      )
    }
  }
  for (const tab of applicantTabs) {
    const { counts, applicants } = list(tab)
    expect(tabStages[tab].reduce((sum, stage) => sum + (counts[stage] ?? 0), 0)).toBe(applicants.length)
  }
})

test.each(days)('on %s each number of the partner’s first page is as long as its list', (today) => {
  const story = storyAt(today)
  const home = partner.loadPartnerHome(story, charity, { today })
  const list = (tab: referrals.ReferralTab) =>
    referrals.loadReferrals(story, charity, { tab, search: '', sort: 'received' })
  expect(home.unassigned).toHaveLength(list('unassigned').rows.length)
  expect(home.unassigned.length).toBe(3)
  for (const tab of referrals.referralTabs) expect(list(tab).counts[tab]).toBe(list(tab).rows.length)
  expect(list('open').counts.open + list('completed').rows.length + list('cancelled').rows.length).toBe(20)
  for (const count of Object.values(home.support)) expect(count).toBeGreaterThan(0)
  const scene = storyNow({ today, now: '09:00' })
  const soon = peopleInStory(scene, 'partner', caseloadQueryOf({ release: '12_weeks' }))
  expect(home.support.release_soon).toBe(soon.people.length)
  const { workers, people } = peopleInStory(scene, 'partner', caseloadQueryOf({}))
  const counts = [...workers.members.map((one) => one.people ?? 0), workers.nobody ?? 0]
  expect(counts.reduce((all, one) => all + one, 0)).toBe(people.length)
  expect(home.openApplications).toBe(
    partner.loadPartnerApplications(story, charity, { today, tab: 'open' }).rows.length,
  )
  const { rows } = loadThreads(story, charity, { tab: 'inbox', search: '' })
  expect(home.unreadThreads).toBe(rows.filter(({ unread }) => unread > 0).length)
  expect(rows.findIndex(({ unread }) => unread === 0)).toBe(home.unreadThreads)
})

test.each(days)('on %s each number of the caseworker’s first page is as long as its list', (today) => {
  const story = storyAt(today)
  const home = caseworker.loadCaseworkerHome(story, worker, { today })
  const soon = peopleInStory(storyNow({ today, now: '09:00' }), 'caseworker', caseloadQueryOf({ release: '12_weeks' }))
  expect(home.alerts).toBe(caseworker.loadAlerts(story, worker, { today }).length)
  expect(home.releasedSoon).toBe(soon.people.length)
  const calendar = caseworker.loadCalendar(story, worker, { today, week: home.day })
  expect(home.outcomesMissing).toBe(calendar.outcomesMissing.length)
  const onTheDay = calendar.days.find(({ day }) => day === home.day)
  expect(onTheDay?.entries.map(({ id }) => id)).toEqual(home.appointments.map(({ id }) => id))
})

test.each(days)('on %s the caseworkers’ report adds up to the lists', (today) => {
  const story = storyAt(today)
  const report = loadCaseworkerOutcomes(story, worker, { today, period: 'all', workerId: null })
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  expect(report.people).toBe(12)
  expect(sum(report.statuses.map(({ people }) => people))).toBe(12)
  expect(sum(report.stages.map(({ count }) => count))).toBe(30)
  expect(report.starts).toBe(5)
  expect(sum(Object.values(report.inCustody))).toBe(12)
  const byWorker = report.workers.map(({ id }) =>
    loadCaseworkerOutcomes(story, worker, { today, period: 'all', workerId: id }),
  )
  expect(sum(byWorker.map(({ applications }) => applications))).toBe(30)
})

test('search and sort of lists', () => {
  const today = plainDate('2026-11-21')
  const story = storyAt(today)
  const names = (search: string, sort: referrals.ReferralSort = 'name') =>
    referrals.loadReferrals(story, charity, { tab: 'open', search, sort }).rows.map(({ name }) => name)
  expect(names('rf7kx2001')).toEqual(['Sam Okoro'])
  expect(names('bell')).toEqual(['Marcus Bell', 'Marcus Bell'])
  expect(names('nobody')).toEqual([])
  expect(names('')).toEqual([...names('')].sort())
  expect(names('', 'release').slice(0, 2)).toEqual(['Marcus Bell', 'Marcus Bell'])
  const found = (query: AddressQuery) =>
    peopleInStory(storyNow({ today, now: '09:00' }), 'partner', caseloadQueryOf(query)).people.map(({ name }) => name)
  expect(found({ find: 'sp-7kx110', state: 'ready' })).toEqual(['Dawn Whitlock'])
  expect(found({})).toEqual(found({}).toSorted())
  expect(found({ sort: 'release' }).slice(0, 2)).toEqual(['Marcus Bell', 'Callum Reid'])
  expect(found({ worker: storyUuid('grace-adeleke') })).toEqual(['Priya Nair'])
  expect(loadThreads(story, charity, { tab: 'inbox', search: 'forklift' }).rows).toHaveLength(1)
})
