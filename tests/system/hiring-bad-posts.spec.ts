import { load as parseHtml } from 'cheerio'
import { expect, test } from 'playwright/test'

import { formWords } from '../../lib/content/forms/form-words'
import { applicantsProblems } from '../../lib/content/hiring/applicants'
import { findingWords } from '../../lib/content/hiring/advert'
import { companyProblems, companyWords } from '../../lib/content/hiring/company'
import { companyJobProblems } from '../../lib/content/hiring/company-job-words'
import { applyPages } from '../../lib/content/hiring/apply'
import { ownApplicationsProblems } from '../../lib/content/hiring/own-applications'
import { joinProblems, colleagueProblems } from '../../lib/content/hiring/colleague-words'
import { personProblems } from '../../lib/content/hiring/person'
import { personJobProblems } from '../../lib/content/hiring/person-jobs'
import { companyDecisionProblems } from '../../lib/content/desk/companies'
import { deskJobsProblems } from '../../lib/content/desk/desk-job-words'
import { demoPassword } from '../../scripts/run/demo-accounts'
import { cookiesOf, mailWith, postForm } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { rowsOf } from '../support/database'
import { hiringForms } from '../support/hiring-forms'
import { hiringTables, vaultTables } from '../support/hiring-tables'
import { startService, type Service } from '../support/service'
import { onlyInAll } from '../support/test-tags'

test.describe.configure({ mode: 'serial' })

// A member of the bakery; a member of another approved company; people who applied to the bakery; who runs the service.
const accounts = ['hiring', 'other', 'aisha', 'ben', 'carla', 'team'] as const
type Account = (typeof accounts)[number]
type Fields = Record<string, string>

let service: Service
const cookies = new Map<Account, string>()
const cookieOf = (account: Account): string => cookies.get(account) ?? ''

async function signIn(email: string, password: string): Promise<string> {
  const answer = await postForm(service, '/auth/sign-in', { email, password })
  expect(answer.status, email).toBe(303)
  return cookiesOf(answer)
}

/** Sends a form that is to be done, and answers where it led. */
async function send(account: Account, path: string, fields: Fields): Promise<string> {
  const answer = await postForm(service, `/api/${path}`, fields, { cookie: cookieOf(account) })
  const at = answer.headers.get('location') ?? ''
  expect(at, `${path} ${JSON.stringify(fields)}`).toContain('done=')
  return at
}

const work = {
  title: 'Night baker',
  type: 'Full-time',
  sector: 'manufacturing',
  vacancies: '1',
  description: 'You bake bread.',
}
/** What was made before the bad posts: the numbers and versions that a form of ours would send. */
const made = { draft: '', company: '', bakery: '' }
type Row = { id: string; person_id: string; reference: string; version: number }
const read = async (table: string, filter: string, orderBy = 'id'): Promise<Row> => {
  const [row] = (await rowsOf(service, table, filter, orderBy)) as Row[]
  if (!row) throw new Error(`no row of ${table} with ${filter}`)
  return row
}
const applications = new Map<'aisha' | 'ben' | 'carla', Fields>()
const application = (of: 'aisha' | 'ben' | 'carla', more: Fields = {}): Fields => ({ ...applications.get(of), ...more })

test.beforeAll(async () => {
  service = await startService({ args: ['--with-example-hiring'] })
  for (const account of accounts.filter((one) => one !== 'other')) {
    cookies.set(account, await signIn(`${account}@example.org`, demoPassword))
  }
  const stranger = await addAccount(service, 'other')
  cookies.set('other', await signIn(stranger.email, stranger.password))
  const sites = { 'site-1-name': 'Shop', 'site-1-town': 'Hull', 'site-1-postcode': 'HU1 1AA' }
  await send('other', 'company/ask', {
    name: 'Another Company',
    sector: 'retail',
    size: '1_9',
    phone: '0113 496 0000',
    your_name: 'Ayesha Khan',
    asked_as: 'Owner',
    ...sites,
  })
  const company = await read('organisations', 'name=eq.Another Company')
  await send('team', 'desk/company-approve', {
    company: company.id,
    version: String(company.version),
    reason: 'Known to us.',
  })
  cookies.set('other', await signIn(stranger.email, stranger.password))
  made.company = company.id
  made.bakery = (await read('organisations', 'name=eq.Example Bakery')).id
  const idIn = (at: string): string => /jobs\/([a-z0-9-]+)/.exec(at)?.[1] ?? ''
  made.draft = idIn(await send('hiring', 'employer/job-new', { ...work, key: 'aaaa1111' }))
  for (const [index, of] of (['aisha', 'ben', 'carla'] as const).entries()) {
    const name = ['Aisha', 'Ben', 'Carla'][index]
    const { person_id: person } = await read('candidate_profiles', `first_name=eq.${name}`, 'person_id')
    const { reference, version } = await read('applications', `person_id=eq.${person}`)
    applications.set(of, { application: reference, version: String(version) })
  }
})
test.afterAll(() => service?.dispose())

/** Every row of live hiring, of the log and of the emails that are owed; those of the vault nobody can read. */
async function everything(): Promise<Record<string, unknown>> {
  const keys: Record<string, string> = {
    applicants_digests: 'user_id',
    application_email_choices: 'user_id',
    candidate_cards: 'person_id',
    candidate_contacts: 'person_id',
    candidate_profiles: 'person_id',
    organisation_members: 'user_id',
    hidden_companies: 'person_id',
    kept_jobs: 'person_id,job_id',
    own_application_parts: 'application_id',
    support_digests: 'user_id',
    support_email_choices: 'user_id',
    withdrawn_applications: 'reference',
  }
  const rows: Record<string, unknown> = {}
  for (const table of [...hiringTables.filter((one) => !vaultTables.includes(one)), 'audit_log'])
    rows[table] = await rowsOf(service, table, '', keys[table] ?? 'id')
  const emails = await rowsOf(service, 'outgoing_emails', `kind=neq.role_answer`)
  return { ...rows, emails: emails.map(({ id, kind }) => ({ id, kind })) }
}

/** @property says what the page that comes back has to say; @property typed what it has to give back */
type Bad = { who: Account; to: string; fields: Fields; says?: string; typed?: string }
const nobody = '00000000-0000-4000-8000-000000000000'
const liveJob = 'bakery-assistant-examp1e1'
const driverJob = 'delivery-driver-examp1e2'

/** What is refused by a rule, a right, a version or a field: the page with the form comes back and says why. */
const badPosts = (): Record<string, Bad> => {
  const bad = (who: Account, to: string, fields: Fields, says?: string, typed?: string): Bad => ({
    who,
    to,
    fields,
    ...(says === undefined ? {} : { says }),
    ...(typed === undefined ? {} : { typed }),
  })
  const { missing, changed, notAllowed, reason, beforeAgreed } = applicantsProblems
  const own = ownApplicationsProblems
  const draft = (more: Fields = {}): Fields => ({ job: made.draft, version: '1', ...more })
  const live = (more: Fields = {}): Fields => ({ job: liveJob, version: '3', ...more })
  const times = { 'day-1': '2099-01-04', 'time-1': '10:00', minutes: '30', way: 'in_person', place: 'The bakery' }
  const about = { firstName: 'Ben', lastName: 'Example', version: '1' }
  const bakery = { company: made.bakery, version: '1' }
  return {
    // Whose it is
    'an applicant of another company': bad('other', 'employer/applicant-shortlist', application('ben'), missing),
    'an offer for an applicant of another company': bad(
      'other',
      'employer/applicant-offer',
      application('carla'),
      missing,
    ),
    'a no to an applicant of another company': bad(
      'other',
      'employer/applicant-no',
      application('ben', { 'reason-other': 'on' }),
      missing,
    ),
    'a job of another company saved': bad(
      'other',
      'employer/job-save',
      draft({ step: 'work', ...work }),
      companyJobProblems.missing,
      work.description,
    ),
    'a job of another company closed': bad(
      'other',
      'employer/job-close',
      live({ hired: '1' }),
      companyJobProblems.missing,
    ),
    'a job of another company copied': bad(
      'other',
      'employer/job-copy',
      { job: liveJob, key: 'bbbb2222' },
      companyJobProblems.missing,
    ),
    'a colleague of another company removed': bad(
      'other',
      'employer/colleague-remove',
      { member: nobody },
      colleagueProblems.missing,
    ),
    'an invitation of another company': bad(
      'other',
      'employer/invitation-withdraw',
      { invitation: nobody },
      colleagueProblems.missing,
    ),
    'an application of somebody else accepted': bad(
      'ben',
      'candidate/application-accept',
      application('carla'),
      own.missing,
    ),
    'an application of somebody else withdrawn': bad(
      'ben',
      'candidate/application-withdraw',
      application('aisha', { reason: 'not_right' }),
      own.missing,
    ),
    'an answer about the record of somebody else': bad(
      'ben',
      'candidate/application-answer',
      application('aisha', { answer: 'shared' }),
      own.missing,
    ),
    'a time of somebody else': bad(
      'ben',
      'candidate/application-time',
      application('carla', { slot: nobody }),
      own.missing,
    ),

    'none of the times of somebody else': bad(
      'ben',
      'candidate/application-no-time',
      application('carla'),
      own.missing,
    ),

    // The stage at which it stands
    'none of the times, where there are none': bad(
      'ben',
      'candidate/application-no-time',
      application('ben'),
      own.noTimes,
    ),
    'a change of an offer that was not made': bad(
      'hiring',
      'employer/applicant-offer-change',
      application('ben'),
      notAllowed,
    ),
    'an offer to who was never shortlisted': bad('hiring', 'employer/applicant-offer', application('ben'), notAllowed),
    'an interview before the shortlist': bad(
      'hiring',
      'employer/applicant-interview',
      application('ben', { ...times, message: 'Come by bus' }),
      notAllowed,
      'Come by bus',
    ),
    'other times for who has none': bad(
      'hiring',
      'employer/applicant-times',
      application('ben', times),
      notAllowed,
      'Sunday 4 January, 10am',
    ),
    'a second shortlist': bad('hiring', 'employer/applicant-shortlist', application('aisha'), notAllowed),
    'an offer taken back that was never made': bad(
      'hiring',
      'employer/applicant-take-back',
      application('aisha'),
      notAllowed,
    ),
    'a check before an offer': bad(
      'hiring',
      'employer/applicant-check',
      application('aisha', { check: 'identity', state: 'done' }),
      notAllowed,
    ),
    'a question before the stage that the advert names': bad(
      'hiring',
      'employer/applicant-ask',
      application('aisha'),
      beforeAgreed,
    ),
    'a yes to an offer that was never made': bad(
      'aisha',
      'candidate/application-accept',
      application('aisha'),
      own.notAllowed,
    ),
    'a no to an offer that was never made': bad(
      'aisha',
      'candidate/application-decline',
      application('aisha'),
      own.notAllowed,
    ),
    'an answer to a question that nobody asked': bad(
      'aisha',
      'candidate/application-answer',
      application('aisha', { answer: 'shared' }),
      own.notAllowed,
    ),
    'a second application for the same job': bad(
      'aisha',
      'candidate/apply',
      { job: liveJob },
      applyPages.sent.headingLater,
    ),
    'an approval given before an offer': bad(
      'aisha',
      'candidate/application-approval',
      application('aisha', { approval: 'given' }),
      own.notAllowed,
    ),
    'a live job sent for review again': bad('hiring', 'employer/job-send', live(), undefined),
    'a live job resumed': bad('hiring', 'employer/job-resume', live(), undefined),
    'a live job recalled': bad('hiring', 'employer/job-recall', live(), undefined),
    'a town that is more than a town': bad(
      'hiring',
      'employer/job-save',
      live({ step: 'work', siteId: 'other', town: 'Leeds, no criminal records', postcode: 'LS1 4AB' }),
      companyJobProblems.stopped('no criminal records', findingWords.blanket_ban),
      'Leeds, no criminal records',
    ),
    'a draft paused': bad('hiring', 'employer/job-pause', draft(), undefined),
    'a draft extended': bad('hiring', 'employer/job-extend', draft({ newClosesOn: '2099-01-01' }), undefined),
    'a draft closed': bad('hiring', 'employer/job-close', draft({ hired: '1' }), undefined, undefined),
    'an unfinished draft sent for review': bad('hiring', 'employer/job-send', draft(), undefined),
    'an approved company approved again': bad('team', 'desk/company-approve', bakery, companyDecisionProblems.past),
    'a working company returned': bad(
      'team',
      'desk/company-return',
      { ...bakery, words: 'Please say more' },
      companyDecisionProblems.past,
      'Please say more',
    ),
    'a working company resumed': bad('team', 'desk/company-resume', bakery, companyDecisionProblems.past),
    'a change taken that nobody asked for': bad(
      'team',
      'desk/company-take_change',
      bakery,
      companyDecisionProblems.past,
    ),
    'a change left that nobody asked for': bad(
      'team',
      'desk/company-leave_change',
      { ...bakery, words: 'It stays' },
      companyDecisionProblems.past,
      'It stays',
    ),
    'an advert approved that waits for nobody': bad('team', 'desk/job-approve', live(), deskJobsProblems.not_in_review),
    'an advert returned that waits for nobody': bad(
      'team',
      'desk/job-return',
      live({ field: 'pay', words: 'Say the pay' }),
      deskJobsProblems.not_in_review,
      'Say the pay',
    ),
    'the last manager leaves': bad('hiring', 'employer/company-leave', {}, colleagueProblems.last_manager),
    'who has a company asks for another': bad(
      'hiring',
      'company/ask',
      {
        name: 'Another one',
        sector: 'retail',
        size: '1_9',
        phone: '0113 496 0000',
        your_name: 'Ayesha Khan',
        asked_as: 'Owner',
        'site-1-name': 'Shop',
        'site-1-town': 'Hull',
        'site-1-postcode': 'HU1 1AA',
      },
      companyWords.see,
    ),
    'a person asks for a company': bad(
      'ben',
      'company/ask',
      {
        name: 'My own',
        sector: 'retail',
        size: '1_9',
        phone: '0113 496 0000',
        your_name: 'Ayesha Khan',
        asked_as: 'Owner',
        'site-1-name': 'Shop',
        'site-1-town': 'Hull',
        'site-1-postcode': 'HU1 1AA',
      },
      companyProblems.other_role,
    ),

    // A version that is past, or none
    'a shortlist on an old version': bad(
      'hiring',
      'employer/applicant-shortlist',
      application('ben', { version: '7' }),
      changed,
    ),
    'a version that is no number': bad(
      'hiring',
      'employer/applicant-no',
      application('ben', { version: 'x', 'reason-other': 'on', message: 'Sorry this time' }),
      changed,
      'Sorry this time',
    ),
    'a withdrawal on an old version': bad(
      'aisha',
      'candidate/application-withdraw',
      application('aisha', { version: '1', reason: 'not_right' }),
      own.changed,
    ),
    'a draft saved on an old version': bad(
      'hiring',
      'employer/job-save',
      draft({ version: '9', step: 'work', ...work, description: 'You bake cakes.' }),
      undefined,
      'You bake cakes.',
    ),
    'a job closed without a version': bad(
      'hiring',
      'employer/job-close',
      { job: liveJob, hired: '1' },
      companyJobProblems.missing,
    ),
    'a company changed on an old version': bad(
      'hiring',
      'employer/company-change',
      {
        name: 'Example Bakery',
        sector: 'retail',
        size: '1_9',
        version: '999',
        'site-1-name': 'Shop',
        'site-1-town': 'Hull',
        'site-1-postcode': 'HU1 1AA',
      },
      undefined,
    ),
    'a company answered on an old version': bad(
      'team',
      'desk/company-pause',
      { ...bakery, version: '99', words: 'Please write to us' },
      undefined,
      'Please write to us',
    ),
    'an advert answered on an old version': bad(
      'team',
      'desk/job-approve',
      live({ version: '99' }),
      deskJobsProblems.changed,
    ),
    'a profile on an old version': bad(
      'ben',
      'candidate/profile-about',
      { ...about, firstName: 'Benjamin', version: '7' },
      personProblems.changed,
      'Benjamin',
    ),
    'a profile with a version below nothing': bad(
      'ben',
      'candidate/profile-about',
      { ...about, version: '-1' },
      personProblems.changed,
    ),
    'a profile without a version': bad('ben', 'candidate/profile-wants', {}, personProblems.changed),
    'rights of nobody': bad(
      'hiring',
      'employer/colleague-rights',
      { member: nobody, shown: '', post_jobs: 'on' },
      colleagueProblems.missing,
    ),

    // Numbers that are forged or none
    'a reference with SQL in it': bad(
      'hiring',
      'employer/applicant-offer',
      { application: "A-'; drop", version: '1' },
      missing,
    ),
    'a reference of nothing': bad(
      'hiring',
      'employer/applicant-offer',
      { application: 'A-ZZZZZZ', version: '1' },
      missing,
    ),
    'no reference': bad('hiring', 'employer/applicant-ask', {}, missing),
    'a member whose number is SQL': bad(
      'hiring',
      'employer/colleague-remove',
      { member: "' or 1=1" },
      colleagueProblems.missing,
    ),
    'an invitation that is no number': bad(
      'hiring',
      'employer/invitation-withdraw',
      { invitation: '1' },
      colleagueProblems.missing,
    ),
    'an invitation to send again to nobody': bad(
      'hiring',
      'employer/colleague-invite-again',
      { email: 'nobody@example.com' },
      colleagueProblems.missing,
    ),
    'a job that is a path': bad('ben', 'candidate/apply', { job: '../../etc/passwd' }, own.noJob),
    'a job that is not there': bad('ben', 'candidate/apply', { job: 'no-such-job-0001' }, own.noJob),
    'a job to keep with SQL in it': bad(
      'ben',
      'candidate/job-hide',
      { job: "'; drop table jobs" },
      personJobProblems.missing,
    ),
    'a job to keep that is not there': bad(
      'ben',
      'candidate/job-save',
      { job: 'made-up-job-a1b2c3d4' },
      personJobProblems.missing,
    ),
    'a draft to keep': bad('ben', 'candidate/job-save', { job: made.draft }, personJobProblems.missing),
    'a draft to apply for': bad('ben', 'candidate/apply', { job: made.draft }, own.noJob),
    'a job without a number': bad('hiring', 'employer/job-discard', { version: '1' }, companyJobProblems.missing),
    'a company to hide from that is none': bad(
      'ben',
      'candidate/company-hide',
      { company: nobody },
      personProblems.missing,
    ),
    'a company to show oneself to without a number': bad('ben', 'candidate/company-show', {}, personProblems.missing),
    'a company to hide from while an application is open there': bad(
      'ben',
      'candidate/company-hide',
      { company: made.bakery },
      personProblems.open_application,
    ),
    'a company to answer that is none': bad(
      'team',
      'desk/company-approve',
      { company: nobody, version: '1' },
      companyDecisionProblems.missing,
    ),
    'nothing checked about a company': bad(
      'team',
      'desk/company-checked',
      { company: made.company ?? nobody },
      companyDecisionProblems.nothingChecked,
    ),
    'a company to check that is none': bad(
      'team',
      'desk/company-checked',
      { company: nobody, checked: 'phone', found: 'Nobody answered.', result: 'no' },
      companyDecisionProblems.missing,
    ),
    'a check of a company without what was found': bad(
      'team',
      'desk/company-checked',
      { company: made.company ?? nobody, checked: 'phone', found: '  ' },
      companyDecisionProblems.nothingFound,
    ),
    'a check of a company without what it says': bad(
      'team',
      'desk/company-checked',
      { company: made.company ?? nobody, checked: 'phone', found: 'Nobody answered.' },
      companyDecisionProblems.noResult,
    ),
    'a company to answer with SQL in it': bad(
      'team',
      'desk/company-pause',
      { company: "'--", version: '1', words: 'w' },
      companyDecisionProblems.missing,
    ),
    'an advert to answer that is none': bad(
      'team',
      'desk/job-approve',
      { job: 'no-such-job-0001', version: '1' },
      deskJobsProblems.missing,
    ),
    'an invitation with a made-up link': bad('ben', 'company/join', { token: 'made-up' }, joinProblems.missing),
    'a forged time': bad('carla', 'candidate/application-time', application('carla', { slot: nobody }), own.slotGone),

    // Fields that are missing, wrong, too long, or hold what no keyboard types
    'a no without a reason': bad(
      'hiring',
      'employer/applicant-no',
      application('ben', { message: 'Not this time' }),
      reason,
      'Not this time',
    ),
    'an interview without a time': bad(
      'hiring',
      'employer/applicant-interview',
      application('aisha', { minutes: '30', way: 'phone', place: 'By phone' }),
      applicantsProblems.noSlot,
      'By phone',
    ),
    'an interview that was yesterday': bad(
      'hiring',
      'employer/applicant-interview',
      application('aisha', { ...times, 'day-1': '2020-01-06' }),
      undefined,
      'The bakery',
    ),
    'an interview of no length': bad(
      'hiring',
      'employer/applicant-interview',
      application('aisha', { ...times, minutes: 'long' }),
      applicantsProblems.minutes,
      'long',
    ),
    'a message that is too long': bad(
      'hiring',
      'employer/applicant-no',
      application('ben', { 'reason-other': 'on', message: 'Sorry. '.repeat(200) }),
      undefined,
      'Sorry. Sorry. ',
    ),
    'a character that did not arrive': bad(
      'hiring',
      'employer/applicant-no',
      application('ben', { 'reason-other': 'on', message: 'Sorry\ufffd Ben' }),
      formWords.brokenCharacter,
      'Sorry\ufffd Ben',
    ),
    'a character that did not arrive, in a profile': bad(
      'ben',
      'candidate/profile-about',
      { ...about, town: 'Brad\ufffdford' },
      formWords.brokenCharacter,
      'Brad\ufffdford',
    ),
    'a character that did not arrive, on the desk': bad(
      'team',
      'desk/company-pause',
      { ...bakery, words: 'Please write \ufffd to us' },
      formWords.brokenCharacter,
      'Please write \ufffd to us',
    ),
    'control characters in a message': bad(
      'hiring',
      'employer/applicant-no',
      application('ben', { 'reason-other': 'on', message: 'Sorry\u0007 Ben' }),
      undefined,
    ),
    'a check that is none': bad(
      'hiring',
      'employer/applicant-check',
      application('carla', { check: 'soul', state: 'done' }),
      notAllowed,
    ),
    'a withdrawal without a reason': bad('ben', 'candidate/application-withdraw', application('ben'), own.reason),
    'a time without a choice': bad('carla', 'candidate/application-time', application('carla'), own.slot),
    'words about times that are too long': bad(
      'carla',
      'candidate/application-no-time',
      application('carla', { message: 'x'.repeat(1001) }),
      'The message has 1,001 characters.',
    ),
    'a job without a title': bad(
      'hiring',
      'employer/job-new',
      { ...work, title: '', description: 'You knead dough.' },
      companyJobProblems.title,
      'You knead dough.',
    ),
    'a title that is too long': bad(
      'hiring',
      'employer/job-new',
      { ...work, title: 'x'.repeat(300) },
      undefined,
      'x'.repeat(300),
    ),
    'control characters in a title': bad(
      'hiring',
      'employer/job-new',
      { ...work, title: 'Night\u0000baker' },
      undefined,
    ),
    'pay that is a word': bad(
      'hiring',
      'employer/job-save',
      draft({ step: 'pay', payFrom: 'plenty' }),
      undefined,
      'plenty',
    ),
    'a job closed with how many hired left out': bad(
      'hiring',
      'employer/job-close',
      live({ hired: 'many' }),
      companyJobProblems.hired,
      'many',
    ),
    'a day that is none': bad(
      'hiring',
      'employer/job-extend',
      live({ newClosesOn: 'soon' }),
      companyJobProblems.closing_day,
      'soon',
    ),
    'a colleague without an address': bad(
      'hiring',
      'employer/colleague-invite',
      { email: 'not an address', post_jobs: 'on' },
      undefined,
      'not an address',
    ),
    'a colleague without a right': bad(
      'hiring',
      'employer/colleague-invite',
      { email: 'jo@example.com' },
      colleagueProblems.rights,
      'jo@example.com',
    ),
    'a name of a company that is too long': bad(
      'hiring',
      'employer/company-change',
      { version: '1', name: 'x'.repeat(300) },
      undefined,
      'x'.repeat(300),
    ),
    'a return without words': bad('team', 'desk/job-return', live({ field: 'pay', words: '' }), undefined),
    'a pause without words': bad('team', 'desk/company-pause', bakery, companyDecisionProblems.words),
    'a profile without a name': bad(
      'ben',
      'candidate/profile-about',
      { ...about, firstName: '', town: 'Bradford' },
      personProblems.firstName,
      'Bradford',
    ),
    'a postcode district that is nowhere': bad(
      'ben',
      'candidate/profile-about',
      { ...about, district: 'zz99zz' },
      personProblems.unknownDistrict('ZZ9'),
      'zz99zz',
    ),
    'a name that is too long': bad(
      'ben',
      'candidate/profile-about',
      { ...about, firstName: 'x'.repeat(101) },
      undefined,
      'x'.repeat(101),
    ),
    'a bell in a name': bad('ben', 'candidate/profile-about', { ...about, lastName: 'Ex\u0007ample' }, undefined),
    'a telephone that is none': bad('ben', 'candidate/profile-about', { ...about, phone: 'none' }, undefined, 'none'),
    'a card that says how to reach somebody': bad(
      'ben',
      'candidate/profile-card',
      { availability: 'jo@example.org', version: '1' },
      undefined,
      'jo@example.org',
    ),
    'a visibility that is none': bad(
      'ben',
      'candidate/profile-seen',
      { visibility: 'everybody', version: '1' },
      undefined,
    ),
  }
}

const shownBy = (html: string): string => {
  const $ = parseHtml(html)
  const typed = $('input, textarea')
    .toArray()
    .map((field) => $(field).attr('value') ?? $(field).text())
  return [$('main').text(), ...typed].join('\n').replaceAll(' ', ' ')
}

test(
  'what is refused says why where the form stands, gives back what was typed, and changes no row',
  onlyInAll,
  async () => {
    test.setTimeout(300_000)
    const before = await everything()
    const table = Object.entries(badPosts())
    expect(table.length).toBeGreaterThan(60)
    for (const [what, { who, to, fields, says, typed }] of table) {
      const answer = await postForm(service, `/api/${to}`, fields, { cookie: cookieOf(who) })
      expect.soft(answer.status, what).toBe(303)
      const at = answer.headers.get('location') ?? ''
      expect.soft(at, what).toMatch(/[?&]again=/)
      const page = await fetch(new URL(at, service.url), {
        headers: { cookie: `${cookieOf(who)}; ${cookiesOf(answer)}` },
      })
      expect.soft(page.status, `${what}: ${at}`).toBe(200)
      const shown = shownBy(await page.text())
      expect.soft(shown.includes(says ?? ''), `${what}: '${says}' at ${at}`).toBe(true)
      expect.soft(shown.includes(typed ?? ''), `${what}: '${typed}' at ${at}`).toBe(true)
    }
    expect(await everything()).toEqual(before)
  },
)

test('what is too long to be kept on the device comes back in the answer itself', async () => {
  const before = await everything()
  const long = Array.from({ length: 400 }, () => crypto.randomUUID())
  for (const [who, to, fields] of [
    ['ben', 'company/ask', { name: long.join(' ') }],
    ['ben', 'candidate/profile-card', { skills: long.join('\n'), version: '1' }],
    ['hiring', 'employer/job-new', { ...work, description: long.join(' ') }],
    ['hiring', 'employer/applicant-no', application('ben', { message: long.join(' ') })],
  ] as const) {
    const answer = await postForm(service, `/api/${to}`, fields, { cookie: cookieOf(who) })
    expect(answer.status, to).toBe(422)
    expect(await answer.text(), to).toContain(long.at(-1))
  }
  expect(await everything()).toEqual(before)
})

test('what is written about an application that is gone comes back in the answer itself', async () => {
  const before = await everything()
  const words = 'Please bring your forklift licence with you.'
  for (const [who, to, fields] of [
    ['hiring', 'employer/message-send', { text: words, messageId: crypto.randomUUID() }],
    ['ben', 'candidate/message-send', { text: words, messageId: crypto.randomUUID() }],
    ['hiring', 'employer/applicant-note', { words }],
  ] as const) {
    const answer = await postForm(
      service,
      `/api/${to}`,
      { ...fields, application: 'A-ZZZZZZ' },
      { cookie: cookieOf(who) },
    )
    expect(answer.status, to).toBe(422)
    expect(await answer.text(), to).toContain(words)
  }
  expect(await everything()).toEqual(before)
})

test('every form refuses nobody, the wrong role, another site, other types and too much, and changes no row', async () => {
  test.setTimeout(300_000)
  const before = await everything()
  const right = { employer: 'hiring', candidate: 'ben', desk: 'team' } as const
  const wrong = { employer: ['ben', 'team'], candidate: ['hiring', 'team'], desk: ['hiring', 'ben'] } as const
  const fields = { ...application('ben'), job: liveJob, company: made.bakery, 'reason-other': 'on' }
  const body = new URLSearchParams(fields)
  const ended = await signIn('aisha@example.org', demoPassword)
  await postForm(service, '/auth/sign-out', {}, { cookie: ended })
  const post = (path: string, cookie: string, init: RequestInit, origin: string | null = service.url) =>
    fetch(service.url + path, {
      method: 'POST',
      redirect: 'manual',
      ...init,
      headers: { cookie, ...(origin === null ? {} : { origin }), ...init.headers },
    })
  for (const side of ['employer', 'candidate', 'desk'] as const) {
    const cookie = cookieOf(right[side])
    for (const name of hiringForms[side]) {
      const path = `/api/${side}/${name}`
      for (const [what, none] of [
        ['no session', ''],
        ['an ended session', ended],
      ] as const) {
        const answer = await post(path, none, { body })
        expect(answer.status, `${path}: ${what}`).toBe(303)
        expect(answer.headers.get('location'), `${path}: ${what}`).toMatch(/\/sign-in(\/link)?\?/)
      }
      for (const who of wrong[side]) {
        expect((await post(path, cookieOf(who), { body })).status, `${path}: ${who}`).toBe(403)
      }
      for (const origin of ['https://example.com', 'null', null]) {
        expect((await post(path, cookie, { body }, origin)).status, `${path}: from ${origin}`).toBe(403)
      }
      for (const type of [
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded; charset=utf-16',
      ]) {
        const answer = await post(path, cookie, { body: '{}', headers: { 'content-type': type } })
        expect(answer.status, `${path}: ${type}`).toBe(415)
      }
      const long = new URLSearchParams({ message: 'x'.repeat(100_000) })
      expect((await post(path, cookie, { body: long })).status, `${path}: too much`).toBe(413)
      const broken = await post(path, cookie, {
        body: 'application=%ff%fe',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      // The form comes back, as it does for any other problem.
      expect(broken.status, `${path}: no text`).toBe(303)
      expect(broken.headers.get('location'), `${path}: no text`).toContain('again=')
      const raw = await post(path, cookie, {
        body: Buffer.from([0x61, 0x3d, 0xff]),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(raw.status, `${path}: bytes that are no text`).toBe(400)
      expect((await fetch(service.url + path, { headers: { cookie } })).status, `${path}: GET`).toBe(405)
    }
    for (const name of ['made-up', 'constructor', '__proto__', 'toString']) {
      expect((await post(`/api/${side}/${name}`, cookie, { body })).status, name).toBe(404)
    }
  }
  expect(await everything()).toEqual(before)
})

test('of two at once one is kept, and a field that is sent twice counts as it was sent first', async () => {
  const twice = async (account: Account, path: string, fields: Fields): Promise<void> => {
    const answers = await Promise.all(
      [0, 1].map(() => postForm(service, `/api/${path}`, fields, { cookie: cookieOf(account) })),
    )
    for (const { status } of answers) expect(status, path).toBe(303)
    const done = answers.filter((answer) => (answer.headers.get('location') ?? '').includes('done='))
    expect(done, path).toHaveLength(1)
  }
  await twice('ben', 'candidate/apply', { job: driverJob })
  await twice('hiring', 'employer/applicant-shortlist', application('ben'))
  await twice('ben', 'candidate/profile-about', { firstName: 'Ben', lastName: 'Twice', version: '1' })
  await twice('hiring', 'employer/job-pause', { job: driverJob, version: '3' })
  await twice('hiring', 'employer/colleague-invite', { email: 'twice@example.com', see_applicants: 'on' })
  await twice('team', 'desk/company-pause', { company: made.company, version: '2', words: 'Please write to us.' })
  expect(await rowsOf(service, 'applications', `job_id=eq.${driverJob}&stage=eq.applied`)).toHaveLength(1)
  expect(await rowsOf(service, 'organisation_invitations', 'email=eq.twice@example.com')).toHaveLength(1)
  expect((await rowsOf(service, 'candidate_profiles', 'last_name=eq.Twice', 'person_id'))[0]?.version).toBe(2)

  const body = `job=${liveJob}&job=${driverJob}&list=saved&list=hidden`
  const answer = await fetch(`${service.url}/api/candidate/job-save`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookieOf('carla'), origin: service.url, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  expect(answer.headers.get('location')).toContain(`job=${liveJob}`)
  expect((await rowsOf(service, 'kept_jobs', '', 'job_id')).map(({ job_id: job }) => job)).toEqual([liveJob])
})

test('a form that is sent twice is one message; other words from a form that was gone back to are another', async () => {
  const messageId = '00000000-0000-4000-8000-00000000aaaa'
  const { application: reference = '' } = application('ben')
  const write = (account: Account, text: string) =>
    send(account, `${account === 'hiring' ? 'employer' : 'candidate'}/message-send`, {
      application: reference,
      messageId,
      text,
    })
  for (const text of ['The bus stops outside.', 'The bus stops outside.', 'Ring the bell at the side.']) {
    await write('hiring', text)
  }
  // The other side knows the id of no message, and takes nobody's place with one.
  await write('ben', 'Thank you, I will.')
  const page = await fetch(`${service.url}/dashboard/employerportal/applications/${reference}`, {
    headers: { cookie: cookieOf('hiring') },
  })
  const words = parseHtml(await page.text())('main').text()
  for (const text of ['The bus stops outside.', 'Ring the bell at the side.', 'Thank you, I will.']) {
    expect(words.split(text), text).toHaveLength(2)
  }
})

test('the team’s email about a new company links the company itself', async () => {
  const mail = await mailWith(service, 'team@example.org', 'A company has asked to hire through us')
  expect(mail.text).toContain(`/dashboard/team/companies/${made.company}`)
})

test('an advert that the team takes off is gone for everybody, and the company reads why', async () => {
  const { version } = await read('jobs', `id=eq.${liveJob}`)
  const words = 'Two people told us that this is another job.'
  const form = { job: liveJob, version: String(version), field: 'description', words }
  expect(await send('team', 'desk/job-take-off', form)).toContain(`/jobs/${liveJob}?done=job-taken-off`)
  expect((await fetch(`${service.url}/jobs/${liveJob}`)).status).toBe(410)
  // Somebody who was about to apply is led to that page, and not told that they mistyped.
  const applying = await fetch(`${service.url}/jobs/${liveJob}/apply`, {
    headers: { cookie: cookieOf('carla') },
    redirect: 'manual',
  })
  expect(new URL(applying.headers.get('location') ?? '', service.url).pathname).toBe(`/jobs/${liveJob}`)
  expect(await (await fetch(`${service.url}/jobs?q=bakery`)).text()).not.toContain(liveJob)
  const mail = await mailWith(service, 'hiring@example.org', 'Your advert is off the board')
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(words)
})

test('whoever was chosen manages people once the last manager’s account is deleted, not whoever came first', async () => {
  const joined = async (name: string) => {
    const { email, password } = await addAccount(service, name)
    await send('hiring', 'employer/colleague-invite', { email, see_applicants: 'on' })
    const { text } = await mailWith(service, email, 'An invitation from your colleague')
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    const cookie = await signIn(email, password)
    const answer = await postForm(service, '/api/company/join', { token, your_name: name }, { cookie })
    expect(answer.headers.get('location')).toContain('done=joined')
    const members = await rowsOf(service, 'organisation_members', `organisation_id=eq.${made.bakery}`, 'joined_at')
    return String(members.at(-1)?.user_id)
  }
  const [first, chosen] = [await joined('first'), await joined('chosen')]
  const form = { sure: 'on', password: demoPassword, successor: chosen }
  const answer = await postForm(service, '/api/account/delete', form, { cookie: cookieOf('hiring') })
  expect(answer.headers.get('location')).toContain('/account-deleted')
  const members = await rowsOf(service, 'organisation_members', `organisation_id=eq.${made.bakery}`, 'joined_at')
  expect(members.map(({ user_id: id, manage_people: manages }) => [id, manages])).toEqual([
    [first, false],
    [chosen, true],
  ])
})
