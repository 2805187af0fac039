import { expect, test } from 'playwright/test'

import { plainDate } from '../../lib/domain/dates/plain-date'
import { checkInLengths } from '../../lib/domain/outcomes/check-in'
import { milestoneLengths, type JobMilestone } from '../../lib/domain/outcomes/job-check'
import {
  funderReport,
  partnerReport,
  reportFilterOf,
  reportSteps,
  type ReportedPerson,
  type ReportStep,
} from '../../lib/domain/outcomes/partner-report'
import type { ShownCount } from '../../lib/domain/social-value/small-numbers'
import { socialValueReport, type CountedStart, type ValueContract } from '../../lib/domain/social-value/social-value'
import { readVaultKeys } from '../../lib/server/hiring/vault/vault-keys'
import { exampleCharity, exampleSupported, fillExampleCasework } from '../../scripts/run/example-casework'
import { withClockAt } from '../../scripts/run/with-clock-at'
import { anAdvert } from '../support/an-advert'
import { startOwnPglite } from '../support/own-database'
import {
  asRead,
  contractDays,
  countedDay,
  dateOf,
  dueDays,
  expectedChecks,
  expectedValue,
  hired,
  lastDay,
  morning,
  shownOfSteps,
  toldAfter,
  written,
} from '../support/year-of-lives'

test('a year of the example charity and a company: who is asked when, what they answer, and what the report counts', async () => {
  test.setTimeout(300_000)
  const database = await startOwnPglite()
  const rowsOf = async <Row = Record<string, unknown>>(statement: string, values: readonly unknown[] = []) =>
    (await database.query<Row>(statement, [...values])).rows
  const one = async <Answer>(expression: string, values: readonly unknown[] = []): Promise<Answer> =>
    (await rowsOf<{ value: Answer }>(`select ${expression} as value`, values))[0]?.value as Answer
  const accounts = new Map<string, string>()
  const accountOf = async (email: string, role: string): Promise<string> => {
    const known = accounts.get(email)
    if (known) return known
    const id = await one<string>('gen_random_uuid()')
    await rowsOf(
      `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ($1, $2, now(), jsonb_build_object('role', $3::text))`,
      [id, email, role],
    )
    accounts.set(email, id)
    return id
  }

  // The first morning: the charity and its people, a company, and everybody's application with the agreed first day.
  await withClockAt(morning(0), async () => {
    const [vaultKey] = readVaultKeys(['k'.repeat(43)])
    if (!vaultKey) throw new Error('no key')
    const query = async (statement: string, values: readonly unknown[] = []) => ({
      rows: await rowsOf(statement, values),
    })
    await fillExampleCasework(query, accountOf, vaultKey)
    const [charity, worker] = [
      await one<string>('(select id from organisations where name = $1)', [exampleCharity]),
      await accountOf('caseworker@example.org', 'caseworker'),
    ]
    const hirer = await accountOf('hiring@example.org', 'employer')
    const advert = JSON.stringify(anAdvert({ title: 'Baker' }))
    // The people of the example agreed before this year began, and agree again within it.
    await database.exec(`
      update support_consents set ends_on = ends_on + 365;
      insert into organisations (name, sector, size, state) values ('Example Bakery', 'manufacturing', '10_49', 'approved');
      insert into organisation_members (user_id, organisation_id, see_applicants, export_reports) select '${hirer}', id, true, true from organisations where name = 'Example Bakery';
      insert into jobs (id, organisation_id, status, advert, title, posted_on)
        select 'baker-a1b2c3d4', id, 'live', '${advert}', 'Baker', now() from organisations where name = 'Example Bakery';`)
    for (const [at, { email, begins, isHelped }] of hired.entries()) {
      const account = await accountOf(email, 'candidate')
      await database.exec(`
        insert into candidate_profiles (person_id, user_id, first_name, last_name) values (gen_random_uuid(), '${account}', 'Jo', 'Li');
        insert into applications (reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named, ended_on,
            first_day, start_due_on, advert_id)
          select 'A-${String(at).padStart(6, '0')}', 'baker-a1b2c3d4', j.organisation_id, f.person_id, 'accepted', now(), now(), 'candidate', true,
            now(), '{}', '${dateOf(begins)}', v.id
          from jobs j, job_adverts v, candidate_profiles f where f.user_id = '${account}';
        ${
          isHelped
            ? `insert into supported_people (organisation_id, reference, user_id, worker_id, name, known_by, share_applications)
                values ('${charity}', 'SP-YEAR0${at}', '${account}', '${worker}', 'Helped ${at}', 'helped-${at}', true);
              insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
                select id, 'w', 'v', 'signed', now(), now() + interval '2 years' from supported_people where reference = 'SP-YEAR0${at}';`
            : ''
        }`)
    }
  })

  const email = JSON.stringify({ subject: 's', html: 'h', text: 't', stop_url: 'u' })
  const most = '{"number": 9, "network": 9, "everybody": 9}'
  const worker = accounts.get('caseworker@example.org')
  const habitOf = new Map(hired.map(({ email: address, habit }) => [accounts.get(address), habit]))
  let links = 0
  const nextDigest = (): string => (links += 1).toString(16).padStart(64, '0')
  const toldOn: { day: number; account: string; said: string }[] = []

  const askPeople = async (): Promise<void> => {
    for (const { check, account } of await one<{ check: string; account: string }[]>('job_checks_due(false, 50)')) {
      const digest = nextDigest()
      const isReminder = await one<boolean>('(select asked_at is not null from job_checks where id = $1)', [check])
      const given = [check, account, 'email', digest, email, most]
      expect(await one('queue_job_check($1, $2, $3, $4, $5, $6)', given)).toBe(true)
      const { milestone } = await one<{ milestone: JobMilestone }>('job_check_asked($1)', [digest])
      const habit = habitOf.get(account) ?? 'silent'
      if (habit === 'silent' || (habit === 'late' && !isReminder)) continue
      const hasLeft = habit === 'leaves' && milestone !== '6_weeks'
      const agrees = habit === 'answers' || habit === 'leaves'
      const answer = {
        answer: hasLeft ? 'ended' : 'in_post',
        reason: hasLeft ? 'temporary' : null,
        may_ask_employer: agrees,
        may_be_counted: agrees,
      }
      expect(await one('answer_job_check($1, $2)', [digest, JSON.stringify(answer)])).toBe(true)
    }
  }
  const askEmployers = async (): Promise<void> => {
    const due = await one<{ check: string; account: string }[]>('employer_checks_due(50)')
    for (const { check, account } of due) {
      const digest = nextDigest()
      expect(await one('queue_employer_check($1, $2, $3, $4)', [check, account, digest, email])).toBe(true)
      expect(await one('answer_employer_check($1, $2)', [digest, 'in_post'])).toBe(true)
    }
  }
  const askHowItGoes = async (): Promise<void> => {
    const due = await one<{ check_in: string; account: string; side: string }[]>('check_ins_due(50)')
    for (const { check_in, account, side } of due) {
      const digest = nextDigest()
      expect(await one('queue_check_in($1, $2, $3, $4)', [check_in, account, digest, email])).toBe(true)
      const habit = habitOf.get(account)
      const moment = await one<string>('(select moment from job_check_ins where id = $1)', [check_in])
      // The company never gets round to it.
      if (side === 'employer' || habit === 'silent' || habit === 'late') continue
      const answer = habit === 'unwell' && moment === 'week_2' ? 'not_well' : 'well'
      expect(await one('answer_check_in($1, $2)', [digest, answer])).toBe(true)
    }
  }
  const tellWorkers = async (day: number): Promise<void> => {
    for (const { check_in, account } of await one<{ check_in: string; account: string }[]>('check_ins_to_tell(50)')) {
      expect(await one('tell_check_in($1, $2, $3)', [check_in, account, email])).toBe(true)
      toldOn.push({
        day,
        account,
        said: await one('(select answered_on::text from job_check_ins where id = $1)', [check_in]),
      })
    }
  }
  const workOf = async (day: number): Promise<void> => {
    for (const { begins, email: address } of hired) {
      // The company says the morning after that they began.
      if (day === begins + 1)
        await rowsOf(
          `update applications set stage = 'hired', started_on = $1, start_due_on = null
            where person_id = (select person_id from candidate_profiles where user_id = $2)`,
          [dateOf(begins), accounts.get(address)],
        )
    }
    for (const { name, begins } of written) {
      const reference = await one<string>('(select reference from supported_people where name = $1)', [name])
      if (day === begins) {
        const job = { employer: 'A shop', title: 'Shop worker', started_on: dateOf(begins), hours_a_week: 20 }
        const given = { ...job, is_real_living_wage: false, came_from_day_release: false }
        expect(await one('add_job_start($1, $2, $3)', [worker, reference, JSON.stringify(given)])).toEqual({
          outcome: 'done',
        })
      }
      for (const [milestone, due] of Object.entries(dueDays(begins)) as [JobMilestone, number][]) {
        if (day !== due + toldAfter) continue
        const start = await one<string>(
          '(select s.id from job_starts s join supported_people p on p.id = s.supported_person_id where p.name = $1)',
          [name],
        )
        const found = { start, milestone, answer: 'in_post', reason: null, evidence: 'payslip_seen', day: dateOf(day) }
        const recorded = [worker, reference, JSON.stringify(found), milestoneLengths[milestone]]
        expect(await one('record_job_check($1, $2, $3, $4)', recorded)).toEqual({ outcome: 'done' })
      }
    }
  }

  for (let day = 0; day <= lastDay; day += 1) {
    await withClockAt(morning(day), async () => {
      await workOf(day)
      await one('open_job_checks($1, $2, 50)', [dateOf(day), JSON.stringify(milestoneLengths)])
      await askPeople()
      await askEmployers()
      await one('open_check_ins($1, $2, 50)', [dateOf(day), JSON.stringify(checkInLengths)])
      await askHowItGoes()
      await tellWorkers(day)
    })
  }

  await withClockAt(morning(lastDay), async () => {
    const checks = await rowsOf<{ email: string; said: string }>(`
      select u.email, c.milestone || ' ' || coalesce(c.answer, '-') || ' ' || coalesce(c.evidence, '-') as said
      from job_checks c join job_starts s on s.id = c.job_start_id join auth.users u on u.id = s.user_id order by c.due_on`)
    for (const life of hired) {
      expect(
        checks.filter((check) => check.email === life.email).map(({ said }) => said),
        life.email,
      ).toEqual(expectedChecks(life))
    }
    // Each side is asked three times about everybody who was hired, and nobody of a file where email is not safe.
    const checkIns = await rowsOf<{ side: string; answer: string | null; number: number }>(
      `select side, answer, count(*)::int as number from job_check_ins where token_digest is not null or answer is not null
        group by side, answer order by side, answer nulls last`,
    )
    const answering = hired.filter(({ habit }) => habit !== 'silent' && habit !== 'late').length
    const unwell = hired.filter(({ habit }) => habit === 'unwell').length
    expect(checkIns).toEqual([
      { side: 'employer', answer: null, number: hired.length * 3 },
      { side: 'person', answer: 'not_well', number: unwell },
      { side: 'person', answer: 'well', number: answering * 3 - unwell },
      { side: 'person', answer: null, number: (hired.length - answering) * 3 },
    ])
    expect(toldOn).toEqual([{ day: 70, account: worker, said: dateOf(70) }])

    // The report, and a count of its own over the rows as they lie in the tables.
    const lead = accounts.get('partner@example.org')
    const report = await one<{ people: unknown }>('partner_outcomes_of($1)', [lead])
    const steps = partnerReport(
      asRead(report.people) as ReportedPerson[],
      reportFilterOf({}),
      plainDate(dateOf(lastDay)),
    )
    const files = await rowsOf<{ id: string; user_id: string | null; ready_on: string | null }>(
      `select p.id, p.user_id, p.ready_on::text from supported_people p join organisations o on o.id = p.organisation_id where o.name = $1`,
      [exampleCharity],
    )
    const starts = await rowsOf<{ id: string; user_id: string | null; supported_person_id: string | null; on: string }>(
      'select id, user_id, supported_person_id, started_on::text as on from job_starts',
    )
    const answers = await rowsOf<{ job_start_id: string; milestone: string; on: string }>(
      `select job_start_id, milestone, answered_on::text as on from job_checks where answer = 'in_post'`,
    )
    /** What had come of each file by the end of a day. */
    const countBy = (day: string): Record<ReportStep, number> => {
      const lives = files.map((file) => {
        const own = starts.filter(
          ({ on, user_id, supported_person_id }) =>
            on <= day && (supported_person_id === file.id || (user_id !== null && user_id === file.user_id)),
        )
        const kept = answers.filter(({ job_start_id, on }) => on <= day && own.some(({ id }) => id === job_start_id))
        return { started: own.length > 0, ready: file.ready_on !== null && file.ready_on <= day, kept }
      })
      const started = lives.filter((life) => life.started).length
      const ready = lives.filter((life) => life.started || life.ready).length
      return {
        referred: files.length,
        engaged: ready,
        ready,
        applied: started,
        interview: started,
        offer: started,
        started,
        '6_weeks': lives.filter(({ kept }) => kept.length > 0).length,
        '6_months': lives.filter(({ kept }) => kept.some(({ milestone }) => milestone.endsWith('months'))).length,
      }
    }
    const count = countBy(dateOf(lastDay))
    expect(Object.fromEntries(steps.map(({ step, people }) => [step, people.length]))).toEqual(count)
    const inExample = exampleSupported.filter(({ job }) => job).length
    expect(count.started).toBe(hired.filter(({ isHelped }) => isHelped).length + written.length + inExample)

    // What leaves the charity: the same count at the end of last month, without what would tell somebody apart.
    const shown = (people: ShownCount) => (people.kind === 'count' ? people.count : 'hidden')
    const today = plainDate(dateOf(lastDay))
    const funder = funderReport(asRead(report.people) as ReportedPerson[], { span: 'all', part: '' }, today)
    expect(funder.until).toBe(dateOf(countedDay))
    expect(funder.steps.map(({ people }) => shown(people))).toEqual(
      shownOfSteps(reportSteps.map((step) => countBy(dateOf(countedDay))[step])),
    )

    // What the company shows a buyer: of everything, and of a contract that five of those who agreed began in.
    const hirer = accounts.get('hiring@example.org')
    const [begins, ends] = contractDays
    const contract = {
      name: 'Bread',
      buyer: 'A council',
      framework: 'own',
      starts_on: dateOf(begins),
      ends_on: dateOf(ends),
    }
    const kept = JSON.stringify({ ...contract, targets: [] })
    expect(await one('save_social_contract($1, null, $2, 30)', [hirer, kept])).toBe('done')
    const value = asRead(await one('social_value_of($1)', [hirer])) as {
      contracts: ValueContract[]
      starts: CountedStart[]
    }
    const facts = { ...value, datesSoFar: value.contracts }
    const valueOf = (chosen: string | null) => {
      const { measures, hours } = socialValueReport(facts, { span: 'all', contract: chosen }, today)
      return [...measures.map(({ people }) => shown(people)), hours]
    }
    const hoursOf = (people: number) => people * anAdvert().hoursPerWeek
    // Nobody came from day release.
    const [all, within] = [expectedValue([0, countedDay]), expectedValue(contractDays)]
    expect(valueOf(null)).toEqual([...shownOfSteps(all), 0, hoursOf(all[0] ?? 0)])
    expect(valueOf(value.contracts[0]?.id ?? '')).toEqual([...shownOfSteps(within), 0, hoursOf(within[0] ?? 0)])
    expect([all, within]).toEqual([
      [15, 15, 10, 10, 0],
      [5, 5, 5, 5, 0],
    ])
  })
  await database.close()
})
