import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { demoViewers } from '@/lib/content/demonstration/story/viewers'
import { applicantInStory } from '@/lib/server/demonstration/applicants'
import { supportDayInStory } from '@/lib/server/demonstration/support-day'
import { personInStory } from '@/lib/server/demonstration/supported-people'
import { jobInStory } from '@/lib/server/demonstration/jobs'
import { referralInStory } from '@/lib/server/demonstration/referrals'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { changedOn, wasShortlisted, isOpen } from '@/lib/domain/applications/application'
import { isTransition } from '@/lib/domain/applications/stages'
import { clashesOf } from '@/lib/domain/appointments/appointment'
import { isWorkingDay } from '@/lib/domain/dates/working-days'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { ownApplicationInStory, ownApplicationsInStory } from '@/lib/server/demonstration/own-applications'
import { sheetInStory } from '@/lib/server/demonstration/work-search'
import { addDays, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { checkDueOn } from '@/lib/domain/outcomes/job-check'
import type { ReferralState } from '@/lib/domain/referrals/referral'

const statesAfter: Readonly<Record<ReferralState, readonly ReferralState[]>> = {
  new: ['assigned', 'cancelled'],
  assigned: ['active', 'cancelled'],
  active: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

/** Every day of three years, leap day and both changes of the clock among them. */
const days = Array.from({ length: 3 * 366 }, (_, index) => addDays(plainDate('2026-11-21'), index))
const aWeekOfDays = days.slice(0, 7)
/** Every fifth day, so that each day of the week comes round in each season. */
const someDays = days.filter((_, index) => index % 5 === 0)

const inOrder = (dates: readonly PlainDate[]): boolean =>
  dates.every((date, index) => index === 0 || date >= (dates[index - 1] ?? date))

test('the days that are tried have a leap day, both clock changes and every day of the week', () => {
  expect(days).toEqual(expect.arrayContaining(['2028-02-29', '2027-03-28', '2027-10-31', '2029-10-28']))
})

test('the story has the people, jobs and papers that it should', () => {
  const story = storyAt(plainDate('2026-11-21'))
  expect({
    people: story.people.length,
    employers: story.employers.length,
    jobs: story.jobs.length,
    applications: story.applications.length,
    referrals: story.referrals.length,
  }).toEqual({ people: 12, employers: 6, jobs: 15, applications: 30, referrals: 20 })
})

test('identifiers are unique, and each link to one leads somewhere', () => {
  const story = storyAt(plainDate('2026-11-21'))
  const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id))
  const {
    people,
    employers,
    workers,
    jobs,
    applications,
    referrals,
    appointments,
    threads,
    starts,
    contracts,
    mentors,
  } = story
  for (const list of [
    people,
    employers,
    workers,
    jobs,
    applications,
    referrals,
    appointments,
    threads,
    starts,
    contracts,
    mentors,
  ]) {
    expect(ids(list).size).toBe(list.length)
  }
  const known = {
    person: ids(people),
    employer: ids(employers),
    worker: ids(workers),
    job: ids(jobs),
    application: ids(applications),
    referral: ids(referrals),
  }
  const leads = (kind: keyof typeof known, id: string | null) => {
    if (id !== null) expect([kind, id, known[kind].has(id)]).toEqual([kind, id, true])
  }
  for (const job of jobs) leads('employer', job.employerId)
  for (const person of people) {
    leads('worker', person.caseworkerId)
    leads('worker', person.partnerWorkerId)
    for (const id of [...person.savedJobIds, ...person.hiddenJobIds]) leads('job', id)
  }
  for (const { jobId, personId } of applications) {
    leads('job', jobId)
    leads('person', personId)
  }
  for (const { personId, workerId } of referrals) {
    leads('person', personId)
    leads('worker', workerId)
  }
  for (const { personId, workerId, applicationId, referralId } of [...appointments]) {
    leads('person', personId)
    leads('worker', workerId)
    leads('application', applicationId)
    leads('referral', referralId)
    const about = applications.find(({ id }) => id === applicationId) ?? referrals.find(({ id }) => id === referralId)
    if (about) expect(about.personId).toBe(personId)
  }
  for (const { personId, employerId, applicationId, referralId, between, messages, readUpTo } of threads) {
    leads('person', personId)
    leads('employer', employerId)
    leads('application', applicationId)
    leads('referral', referralId)
    expect(between.includes('employer')).toBe(employerId !== null)
    for (const { from } of messages) expect(between).toContain(from)
    for (const read of Object.values(readUpTo)) expect(read).toBeLessThanOrEqual(messages.length)
    const application = applications.find(({ id }) => id === applicationId)
    if (application && employerId) {
      expect(wasShortlisted(application)).toBe(true)
      expect(jobs.find(({ id }) => id === application.jobId)?.employerId).toBe(employerId)
    }
  }
  for (const { personId, applicationId, employerId } of starts) {
    leads('person', personId)
    leads('application', applicationId)
    leads('employer', employerId)
  }
})

test('nobody is real: phone numbers of the drama ranges, addresses at example.org', () => {
  const { people, workers } = storyAt(plainDate('2026-11-21'))
  for (const { phone, email } of [...people, ...workers]) {
    expect(phone).toMatch(/^(07700 900\d{3}|0113 496 0\d{3})$/)
    expect(email).toMatch(/@example\.org$/)
  }
})

/** Cheaper than `expect`, where there are a million questions. */
function must(isTrue: boolean | undefined, what: string): void {
  if (isTrue !== true) throw new Error(what)
}

test('on every day: dates in order, steps that the rules allow, nothing done in the future or left open in the past', () => {
  for (const today of days) {
    const story = storyAt(today)
    const jobOf = (id: string) => story.jobs.find((job) => job.id === id)
    for (const application of story.applications) {
      const { history, jobId, disclosure, disclosureOn } = application
      const job = jobOf(jobId)
      must(inOrder([job?.postedOn ?? today, ...history.map(({ on }) => on), today]), today)
      must(inOrder([history[0]?.on ?? today, job?.closesOn ?? today]), today)
      must(history[0]?.stage === 'applied', today)
      history.slice(1).forEach(({ stage, by }, index) => {
        must(isTransition(history[index]?.stage ?? stage, stage), today)
        must(by !== 'caseworker', today)
      })
      if (job?.status === 'closed') must(!isOpen(application), today)
      if (disclosure !== 'not_asked') {
        const shortlisted = history.find(({ stage }) => stage === 'shortlisted')
        must(job?.recordQuestion !== 'never', today)
        must(disclosureOn !== null && (shortlisted?.on ?? today) <= disclosureOn && disclosureOn <= today, today)
      }
    }
    // Nobody writes that the places are taken while the advert still looks for people.
    for (const { reasons, jobId, history } of story.applications) {
      const closesOn = jobOf(jobId)?.closesOn ?? today
      must(!reasons.includes('filled') || (history.at(-1)?.on ?? today) >= closesOn, today)
    }
    // Nor of an offer before it was made.
    for (const { applicationId, messages } of story.threads) {
      const offer = story.applications
        .find(({ id }) => id === applicationId)
        ?.history.find(({ stage }) => stage === 'offer')
      must(!offer || messages.every(({ on }) => on >= offer.on), today)
    }
    for (const job of story.jobs) {
      must(job.postedOn <= today && (job.closesOn === null || job.closesOn > job.postedOn), today)
      if (job.status === 'live') must(isOpenOn(job, today), today)
      if (job.status === 'closed') {
        must(
          job.hired ===
            story.applications.filter((one) => one.jobId === job.id && one.history.at(-1)?.stage === 'hired').length,
          today,
        )
      }
    }
    for (const { history, consentOn, workerId, outcome, cancelReason } of story.referrals) {
      must(inOrder([consentOn, ...history.map(({ on }) => on), today]), today)
      history.slice(1).forEach(({ state }, index) => {
        must(statesAfter[history[index]?.state ?? state].includes(state), today)
      })
      const states = history.map(({ state }) => state)
      must((workerId !== null) === states.includes('assigned'), today)
      must((outcome !== null) === states.includes('completed'), today)
      must((cancelReason !== null) === states.includes('cancelled'), today)
    }
    for (const appointment of story.appointments) {
      if (appointment.attendance !== null) must(appointment.on < today, today)
      must(isWorkingDay(appointment.on, bankHolidayDays), today)
      must(clashesOf(appointment, story.appointments).length === 0, today)
    }
    for (const application of story.applications) {
      const interview = story.appointments.find(
        ({ applicationId, kind }) => applicationId === application.id && kind === 'interview',
      )
      const isWaiting = application.history.at(-1)?.stage === 'interview'
      must((interview !== undefined) === isWaiting, today)
      if (interview) must(interview.on > today && interview.on > changedOn(application), today)
    }
    for (const { messages } of story.threads) {
      const stamps = messages.map(({ on, at }) => `${on} ${at}`)
      must(stamps.join() === [...stamps].sort().join(), today)
      must(
        messages.every(({ on }) => on <= today),
        today,
      )
    }
    for (const application of story.applications) {
      const job = story.jobs.find(({ id }) => id === application.jobId)
      if (!job || application.disclosureOn === null) continue
      const [first] = application.history.filter(({ stage }) =>
        ({ never: [], after_shortlist: ['shortlisted'], at_interview: ['interview'], after_offer: ['offer'] })[
          job.recordQuestion
        ].some((one: string) => one === stage),
      )
      // Nobody is asked before the stage that the advert names, nor, where it says so, before the day of the interview.
      must(first !== undefined && first.on <= application.disclosureOn, today)
      const interview = story.appointments.find(({ applicationId }) => applicationId === application.id)
      if (job.recordQuestion === 'at_interview' && interview) must(interview.on <= application.disclosureOn, today)
    }
    for (const start of story.starts) {
      must(start.startedOn <= today, today)
      for (const check of start.checks) {
        must(check.on >= checkDueOn(start.startedOn, check.milestone) && check.on <= today, today)
      }
      const application = story.applications.find(({ id }) => id === start.applicationId)
      if (application) {
        must(application.history.at(-1)?.stage === 'hired', today)
        must(changedOn(application) <= start.startedOn, today)
      }
    }
    for (const person of story.people) {
      must(person.addedOn <= today && (person.lastContactOn ?? today) <= today, today)
      must((person.expectedReleaseOn !== null) === (person.where === 'custody'), today)
      if (person.expectedReleaseOn) must(person.expectedReleaseOn > today, today)
      const isInWork = story.starts.some(
        ({ personId, checks }) => personId === person.id && checks.every(({ result }) => result === 'in_post'),
      )
      must((person.workStatus === 'working') === isInWork, today)
      const first = story.applications
        .filter(({ personId }) => personId === person.id)
        .map(({ history }) => history[0]?.on ?? today)
      must(
        first.every((on) => on >= person.addedOn),
        today,
      )
      for (const { on } of person.notes) must(on >= person.addedOn && on <= today, today)
    }
  }
})

test('nobody applies before they have begun', () => {
  const { people, applications } = storyAt(plainDate('2026-11-21'))
  const begun = people.filter(({ workStatus }) => workStatus !== 'not_started').map(({ id }) => id)
  for (const { personId } of applications) expect(begun).toContain(personId)
})

test('no referral waits while the same organisation’s last one for that person goes on', () => {
  const { referrals } = storyAt(plainDate('2026-11-21'))
  const senders = (state: ReferralState) =>
    referrals
      // People who come by themselves can ask for one more thing.
      .filter(({ from, history }) => from !== 'Self-referral' && history.at(-1)?.state === state)
      .map(({ personId, from }) => `${personId} ${from}`)
  const active = senders('active')
  expect(active.length).toBeGreaterThan(0)
  for (const sender of senders('new')) expect(active).not.toContain(sender)
})

test('no two steps of a referral or an advert happen in the same minute', () => {
  for (const today of aWeekOfDays) {
    const scene = storyNow({ today, now: '09:00' })
    const moments = [
      ...scene.state.referrals.map(({ reference }) =>
        referralInStory(scene, reference)?.events.map(({ happenedAt }) => happenedAt),
      ),
      // Only the employer's own adverts have a history.
      ...scene.state.jobs.flatMap(({ id }) => {
        const history = jobInStory(scene, id)?.history
        return history ? [history.map(({ at }) => at).toReversed()] : []
      }),
    ]
    for (const steps of moments) expect(steps).toEqual([...new Set(steps)].sort())
  }
})

test('it never goes stale: on every day there is something to do on each side', () => {
  for (const today of someDays) {
    const { appointments, toNote, alerts, putOff } = supportDayInStory(storyNow({ today, now: '09:00' }), 'caseworker')
    expect(appointments.length).toBeGreaterThanOrEqual(3)
    expect(toNote.length).toBeGreaterThan(0)
    expect(new Set(alerts.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
    expect(putOff).toMatchObject([{ name: 'Priya Nair', kind: 'no_contact' }])
  }
})

test('the same application reads the same from the four sides', () => {
  for (const today of aWeekOfDays) {
    const scene = storyNow({ today, now: '09:00' })
    const { open, ended } = ownApplicationsInStory(scene)
    const own = [...open.applications, ...ended.applications]
    expect(own.length).toBeGreaterThan(3)
    for (const days of [open, ended].map(({ applications }) => applications.map(({ updatedOn }) => updatedOn))) {
      expect(days).toEqual(days.toSorted().reverse())
    }
    const employer = (reference: string) => applicantInStory(scene, reference)?.applicant
    const files = (['partner', 'caseworker'] as const).map((side) =>
      personInStory(scene, side, demoViewers.candidate.personId),
    )
    for (const row of own) {
      const one = ownApplicationInStory(scene, row.reference)?.application
      if (!one) throw new Error(row.reference)
      const slot = one.interview?.slot
      expect(one).toMatchObject({ stage: row.stage, job: { title: row.jobTitle, company: row.company } })
      expect(row.interviewOn).toBe(slot?.on ?? null)
      const same = {
        stage: row.stage,
        jobTitle: row.jobTitle,
        company: row.company,
        appliedOn: row.appliedOn,
        changedOn: row.changedOn,
        interview: slot ? { on: slot.on, at: slot.at, minutes: slot.minutes, place: slot.place } : null,
        disclosure: row.disclosure,
        reasons: one.reasons,
        checks: one.checks,
      }
      for (const side of ['partner', 'caseworker'] as const) {
        const { stage, jobTitle: job, company, changedOn: changed_on } = same
        const interview = slot ? { on_day: slot.on, at_time: slot.at, minutes: slot.minutes, place: slot.place } : null
        expect(sheetInStory(scene, side, row.reference)?.application).toMatchObject({
          ...{ stage, job, company, changed_on },
          ...(stage === 'interview' && { interview }),
        })
      }
      for (const file of files) {
        if (file?.outcome !== 'found') throw new Error(row.reference)
        const { stage, jobTitle: job, appliedOn, changedOn: on } = same
        expect(file.shared.applications).toContainEqual({
          reference: row.reference,
          stage,
          job,
          appliedOn,
          changedOn: on,
        })
        if (slot) expect(file.shared.diary).toContainEqual({ on: slot.on, at: slot.at, job })
      }
      const seen = employer(one.reference)
      expect(seen !== undefined).toBe(row.company === 'Samplewick Logistics')
      if (!seen) continue
      const { stage, disclosure, reasons, checks } = same
      expect(seen).toMatchObject({ stage, disclosure, reasons, checks })
      expect(seen.job.title).toBe(row.jobTitle)
      expect([seen.history.at(0)?.on, seen.history.at(-1)?.on]).toEqual([row.appliedOn, row.changedOn])
      if (slot) expect(seen.slots).toMatchObject([slot])
    }
  }
})
