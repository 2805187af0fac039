import { lowestHourlyPay } from '../../lib/domain/job-board/hourly-pay.ts'
import { isAtNight } from '../../lib/domain/job-board/night-work.ts'
import { makeKey, sealStatement, wrapKey } from '../../lib/server/hiring/vault/sealed-text.ts'
import type { VaultKey } from '../../lib/server/hiring/vault/vault-keys.ts'
import { companyPhone } from './demo-company.ts'
import { nameAccount, type Query } from './name-account.ts'
import { withClockAt } from './with-clock-at.ts'
import { exampleAdverts, examplePeople, exampleTimes } from './example-adverts.ts'

const dayMs = 24 * 60 * 60 * 1000
const isWeekend = (moment: Date): boolean => [0, 6].includes(moment.getUTCDay())

/** This many days ago at this hour, moved back from a weekend to a working day; never later than now. */
function momentAgo(days: number, hour: number): Date {
  const moment = new Date(Date.now() - days * dayMs)
  moment.setUTCHours(hour, 15, 0, 0)
  return isWeekend(moment) ? momentAgo(days + 1, hour) : new Date(Math.min(moment.getTime(), Date.now()))
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
const dayIn = (days: number): string => dayOf(new Date(Date.now() + days * dayMs))

/** The first day from Monday to Friday at least this many days away; a past day when negative. */
function weekdayIn(days: number): string {
  if (days < 0) return dayOf(momentAgo(-days, 12))
  return isWeekend(new Date(Date.now() + days * dayMs)) ? weekdayIn(days + 1) : dayIn(days)
}

// Ten working days, in a fortnight without bank holidays.
const answerWithinDays = 14

/** When the company joined, before anything it did. */
export const companyJoined = (): Date => momentAgo(35, 9)

/** What the team found before it approved the company. */
const companyChecks = [
  ['register', 'Active, with the same name.'],
  ['phone', `${companyPhone}, the number on its website. The bakery answered, and Meg Lowther works there.`],
  ['website', 'It is a bakery in Leeds, and shows the same address.'],
] as const

type Deed = { at: Date; run: () => Promise<void> }

/**
 * Fills in the made-up company's jobs, people and applications, using the same database functions as the portals, each
 * step at its own time in recent weeks. What already exists stays, and is not created twice.
 * @param accountOf the id of the account with an address, which is created if there is none
 * @param vaultKey seals the example statement
 */
export async function fillExampleHiring(
  query: Query,
  accountOf: (email: string, role: string) => Promise<string>,
  vaultKey: VaultKey,
): Promise<void> {
  const [firstAdvert] = exampleAdverts
  if ((await query('select 1 from public.jobs where id = $1', [firstAdvert.id])).rows.length > 0) return

  /** Calls a function, whose result says whether it succeeded. */
  const call = async (name: string, ...values: readonly unknown[]): Promise<void> => {
    const places = values.map((_, index) => `$${index + 1}`).join(', ')
    const { rows } = await query(`select public.${name}(${places}) as answer`, values)
    const { outcome } = rows[0]?.answer as { outcome: string }
    if (outcome !== 'done') throw new Error(`${name} answered ${outcome}`)
  }
  const hiring = await accountOf('hiring@example.org', 'employer')
  const team = await accountOf('team@example.org', 'team')
  await nameAccount(query, hiring, 'Meg Lowther')
  await nameAccount(query, team, 'Jo Tindall')

  /** Written two days before it went on the board, submitted the day before. */
  const deedsOfAdvert = ({ id, advert, postedDaysAgo, closesInDays }: (typeof exampleAdverts)[number]): Deed[] => {
    const closesOn = closesInDays === null ? null : dayIn(closesInDays)
    const written = { ...advert, closesOn }
    const [writtenAt, sentAt, approvedAt] = [
      momentAgo(postedDaysAgo + 2, 9),
      momentAgo(postedDaysAgo + 1, 11),
      momentAgo(postedDaysAgo, 14),
    ]
    const asked = { review: 'asked', review_asked_at: sentAt.toISOString() }
    const approved = {
      advert: written,
      hourly_pence: Math.floor(lowestHourlyPay(written)),
      has_nights: isAtNight(written.pattern),
      draft: null,
      review: 'none',
      review_asked_at: null,
      status: 'live',
      posted_on: dayOf(approvedAt),
      closes_on: closesOn,
    }
    const draft = JSON.stringify({ draft: written, title: advert.title })
    return [
      { at: writtenAt, run: () => call('commit_job', hiring, id, 0, 'written', draft, null) },
      { at: sentAt, run: () => call('commit_job', hiring, id, 1, 'sent', JSON.stringify(asked), null) },
      { at: approvedAt, run: () => call('commit_job', team, id, 2, 'approved', JSON.stringify(approved), null) },
    ]
  }

  /** Stores somebody's first statement, sealed as the site does it. */
  const keepStatement = async (person: string, text: string): Promise<void> => {
    const { rows } = await query('select public.vault_to_write($1) as answer', [person])
    const { person_id: personId } = rows[0]?.answer as { person_id: string }
    const personKey = makeKey()
    const { keyId, wrapped } = wrapKey(personKey, vaultKey, personId)
    const sealed = sealStatement(text, personKey, { personId, version: 1 })
    const statement = { sealed, key_id: keyId, wrapped, was: null, keep: 1 }
    await call('keep_statement', person, 0, JSON.stringify(statement))
  }

  /** A profile the day before the application, and then one step after another. */
  const deedsOfPerson = ({ email, profile, applied, steps, statement }: (typeof examplePeople)[number]): Deed[] => {
    let person = ''
    let application: unknown
    let version = 1
    const appliedAt = momentAgo(applied.daysAgo, 10)
    // Relative to today, because within a step it is a different day.
    const interviewOn =
      steps.flatMap((step) => (step.kind === 'interview' ? [weekdayIn(step.inDays)] : [])).at(0) ?? null

    const join = async (): Promise<void> => {
      person = await accountOf(email, 'candidate')
      await call('commit_profile', person, 0, JSON.stringify(profile))
      if (statement !== null) await keepStatement(person, statement)
    }
    const apply = async (): Promise<void> => {
      const sent = {
        applied_on: dayOf(appliedAt),
        answer_due_on: dayOf(new Date(appliedAt.getTime() + answerWithinDays * dayMs)),
        distance: applied.distance,
        needs_approval: false,
      }
      await call('send_application', person, applied.job, JSON.stringify(sent))
      const { rows } = await query(
        `select a.id from public.applications a join public.candidate_profiles p on p.person_id = a.person_id where p.user_id = $1`,
        [person],
      )
      application = rows[0]?.id
    }
    const commit = async (actor: string, kind: string, on: string, change: object): Promise<void> => {
      const event = JSON.stringify({ kind, happened_on: on, note: null })
      await call('commit_interview', actor, application, version, JSON.stringify(change), event, null)
      version += 1
    }
    const takeStep = async (step: (typeof steps)[number], on: string): Promise<void> => {
      const moved = { is_named: true, changed_on: on, changed_by: 'employer' }
      switch (step.kind) {
        case 'shortlisted':
          return commit(hiring, 'shortlisted', on, { ...moved, stage: 'shortlisted', waits_since: on })
        case 'interview': {
          const { at, ...slot } = exampleTimes
          const slots = at.map((time) => ({ ...slot, on_day: interviewOn, at_time: time, way: 'in_person' }))
          return commit(hiring, 'interview', on, { ...moved, stage: 'interview', waits_since: interviewOn, slots })
        }
        case 'slot_chosen': {
          const offered = await query(
            'select id from public.interview_slots where application_id = $1 order by at_time',
            [application],
          )
          return commit(person, 'slot_chosen', on, { slot: offered.rows[0]?.id, waits_since: interviewOn })
        }
        case 'asked':
          return commit(hiring, 'asked', on, { disclosure: 'asked', disclosure_on: on, waits_since: null })
        case 'statement_given': {
          const change = JSON.stringify({ disclosure: 'shared', disclosure_on: on, waits_since: interviewOn })
          const event = JSON.stringify({ kind: 'statement_given', happened_on: on, note: null })
          return call('release_statement', person, application, version, 1, change, event)
        }
        case 'offer': {
          const checks = ['identity', 'right_to_work'].map((kind) => ({ kind, state: 'waiting', since: on }))
          const firstDay = {
            on: weekdayIn(10),
            at: '07:00',
            place: exampleTimes.place,
            pay: '£13.40 an hour',
            postcode: exampleTimes.postcode,
            askFor: exampleTimes.ask_for,
            bring: '',
            phone: '',
          }
          return commit(hiring, 'offer', on, {
            ...moved,
            stage: 'offer',
            waits_since: null,
            checks,
            checks_since: null,
            first_day: firstDay,
          })
        }
      }
    }
    return [
      { at: momentAgo(applied.daysAgo + 1, 8), run: join },
      { at: appliedAt, run: apply },
      ...steps.map((step, index) => {
        // An hour later than the one before, in case a weekend puts both on one day.
        const at = momentAgo(step.daysAgo, 11 + index)
        return { at, run: () => takeStep(step, dayOf(at)) }
      }),
    ]
  }

  // The first member has every right except reading what people disclose about a record.
  const allRights = {
    post_jobs: true,
    see_applicants: true,
    read_disclosures: true,
    export_reports: true,
    manage_people: true,
  }
  const given: Deed = {
    at: new Date(companyJoined().getTime() + dayMs),
    run: () => call('change_member_rights', hiring, hiring, '{}', JSON.stringify(allRights)),
  }
  const checked: Deed = {
    at: companyJoined(),
    run: async () => {
      await query('update auth.users set created_at = least(created_at, now()) where id = $1', [hiring])
      for (const [what, found] of companyChecks)
        await query(
          'select public.note_company_check($1, m.organisation_id, $2, $3, true) from public.organisation_members m where m.user_id = $4',
          [team, what, found, hiring],
        )
    },
  }
  const deeds = [checked, given, ...exampleAdverts.flatMap(deedsOfAdvert), ...examplePeople.flatMap(deedsOfPerson)]
  for (const { at, run } of deeds.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await withClockAt(at, run)
  }
}
