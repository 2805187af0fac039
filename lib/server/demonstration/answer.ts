import 'server-only'

import type { Route } from 'next'

import { updateKinds, type ApplicantEvent, type UpdateKind } from '@/lib/content/hiring/application-emails'
import { applicantsDone } from '@/lib/content/hiring/applicants'
import { companyDoneWords } from '@/lib/content/hiring/company'
import { writeInvitation } from '@/lib/content/hiring/company-emails'
import { companyJobDoneWords } from '@/lib/content/hiring/company-job-words'
import { partnerDoneWords } from '@/lib/content/casework/organisation'
import { colleagueDoneWords } from '@/lib/content/hiring/colleague-words'
import { mentoringDone } from '@/lib/content/casework/mentoring'
import { diaryDone } from '@/lib/content/casework/diary'
import { ownSupportDone } from '@/lib/content/casework/own-support'
import { peopleDone } from '@/lib/content/casework/people'
import { writeSupportInvitation } from '@/lib/content/casework/people-emails'
import { referralDoneOf, referralPageWords } from '@/lib/content/casework/referrals'
import { supportMessagesDone } from '@/lib/content/casework/support-messages'
import { supportWorkDone } from '@/lib/content/casework/support-work'
import { suggestionDone, workSearchDone } from '@/lib/content/casework/work-search'
import { dayText, timeText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { paperCodeDays } from '@/lib/domain/casework/paper-code'
import { messagesDone } from '@/lib/content/hiring/messages'
import { ownApplicationsDone } from '@/lib/content/hiring/own-applications'
import { personDoneWords } from '@/lib/content/hiring/person'
import { personJobDoneWords } from '@/lib/content/hiring/person-jobs'
import { employerValueDone } from '@/lib/content/hiring/social-value'
import { statementDone } from '@/lib/content/hiring/statement'
import { answerWords } from '@/lib/content/demonstration/answer-words'
import type { Side } from '@/lib/domain/access/role'
import { isOpen, wasShortlisted } from '@/lib/domain/applications/application'
import { lateMinutes } from '@/lib/domain/applications/interview-slots'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import { londonInstant, minutesOf } from '@/lib/domain/dates/london-time'
import { addDays, parseDate } from '@/lib/domain/dates/plain-date'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { referralParties } from '@/lib/domain/referrals/referral-life'
import type { ToldByEmail } from '@/lib/server/demonstration/demonstration-form'
import { referralInStory } from '@/lib/server/demonstration/referrals'
import { organisationInStory, type CaseworkSide, type WorkingSide } from '@/lib/server/demonstration/organisations'
import { serverEnv } from '@/lib/server/env'
import { partsOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import { onwards } from '@/lib/server/demonstration/onwards'
import { mayBeEmailed } from '@/lib/server/demonstration/supported-people'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { companyInStory } from '@/lib/server/demonstration/company'
import { writeCompanyRequest } from '@/lib/server/hiring/company-request-email'
import { showReferralNotice } from '@/lib/server/casework/queue-referral-notices'
import { showSupportNotice } from '@/lib/server/casework/queue-support-notices'
import { showSuggestionNotice } from '@/lib/server/casework/work-search'
import { invitationDays } from '@/lib/server/hiring/colleagues'
import { showMembersEmail } from '@/lib/server/hiring/members-email'
import { showUpdateEmail } from '@/lib/server/hiring/update-email'

type Answered = {
  side: Side
  done: string
  back: string
  told: ToldByEmail | null
  /** The application, the job or the person that it was about. */
  of: string | null
  /** The day and the time that were chosen. */
  on?: string | undefined
  at?: string | undefined
}

/** What an email says besides its kind: days, times and minutes that were chosen, never words. */
function factsOf(told: ToldByEmail): Record<string, string> {
  if (!('news' in told || 'update' in told)) return {}
  const news = 'news' in told ? told.news : told.update
  return {
    told: news.kind,
    ...('chooseBy' in news && { by: news.chooseBy }),
    ...('on' in news && { on: news.on }),
    ...('at' in news && { at: news.at }),
    ...('minutes' in news && { minutes: String(news.minutes) }),
  }
}

/** The page that says what a form would have done. Of what was typed its address holds days and times alone, never words. */
export const answerAddress = ({ side, done, back, told, of, on = '', at = '' }: Answered): string =>
  addToQuery(`/dashboard/${side}/answer`, {
    done,
    back,
    of,
    on: parseDate(on) ?? null,
    at: Number.isNaN(minutesOf(at)) ? null : at,
    ...(told && { to: told.to, ...factsOf(told) }),
  })

function updateIn({ told, by }: AddressQuery): UpdateKind | null {
  const kind = updateKinds.find((one) => one === told)
  if (!kind) return null
  if (kind !== 'times' && kind !== 'moved') return { kind }
  const chooseBy = parseDate(givenText(by))
  return chooseBy ? { kind, chooseBy } : null
}

const plainNews = ['message', 'accepted', 'declined', 'withdrawn', 'statement', 'approved', 'none_works'] as const
const timedNews = ['other_time', 'cancelled', 'time_chosen'] as const

function newsIn(query: AddressQuery, { state }: Story): ApplicantEvent | null {
  const plain = plainNews.find((one) => one === query.told)
  if (plain) return { kind: plain }
  const job = findById(state.jobs, givenText(query.of))
  if (query.told === 'applied' && job) return { kind: 'applied', job: job.title }
  const at = givenText(query.at)
  if (Number.isNaN(minutesOf(at))) return null
  const minutes = lateMinutes.find((one) => String(one) === query.minutes)
  if (query.told === 'late' && minutes) return { kind: 'late', minutes, at }
  const timed = timedNews.find((one) => one === query.told)
  const on = parseDate(givenText(query.on))
  return timed && on ? { kind: timed, on, at } : null
}

/** Who would get the email, as the viewer knows them; null for nobody. */
function recipients({ to, of }: AddressQuery, story: Story): string | null {
  const { state } = story
  if (to === 'waiting') {
    const waiting = state.applications.filter((one) => one.jobId === of && isOpen(one)).length
    return waiting === 0 ? null : answerWords.everybody(waiting)
  }
  const application = state.applications.find(({ reference }) => reference === of)
  const job = findById(state.jobs, application?.jobId ?? givenText(of))
  if (to === 'members') return job ? answerWords.members(job.company) : null
  if (!application) return null
  const { person } = partsOf(application, story)
  return wasShortlisted(application) ? nameOf(person) : answerWords.unnamed(application.reference)
}

/** The email with the code that joins a file to an account: to an address that was typed, which is kept nowhere. */
function invitation(side: CaseworkSide, story: Story) {
  const ends = londonInstant(addDays(story.moment.today, paperCodeDays), '12:00')
  const given = {
    organisation: organisationInStory(story, side),
    code: 'SAMP-LE42',
    endsOn: momentDayText(ends.toISOString()),
  }
  const { subject, text } = writeSupportInvitation(serverEnv.SITE_URL, given)
  return { to: answerWords.invited, subject, text }
}

/** The invitation of a colleague, in the name of whoever the side belongs to. */
function colleagueInvitation(side: WorkingSide, story: Story) {
  const { state, viewers, moment } = story
  const viewer = findById(state.workers, viewers[side].workerId)
  const { subject, text } = writeInvitation(serverEnv.SITE_URL, {
    kind: side === 'employer' ? 'employer' : 'partner',
    from: viewer ? `${viewer.name} (${viewer.email})` : '',
    company: organisationInStory(story, side),
    path: '/account/join',
    endsOn: momentDayText(londonInstant(addDays(moment.today, invitationDays), '12:00').toISOString()),
  })
  return { to: answerWords.invited, subject, text }
}

/** What the team gets to check: what the company says about itself now, because what was typed is kept nowhere. */
function teamEmail(story: Story) {
  const { state, viewers } = story
  const company = companyInStory(story)
  const viewer = findById(state.workers, viewers.employer.workerId)
  if (!company || !viewer) return null
  const { name, email } = viewer
  const { subject, text } = writeCompanyRequest('change_asked', {
    id: company.id,
    facts: company,
    askedAs: '',
    name,
    email,
  })
  return { to: answerWords.team, subject, text }
}

/** That there is a message, to somebody who is helped or to whoever helps them. */
function noticeOf(to: 'helped' | 'helper', reference: string, story: Story) {
  const person = story.state.people.find((one) => one.reference === reference)
  if (!person || (to === 'helped' && !mayBeEmailed(person, story))) return null
  const helper = findById(story.state.workers, person.partnerWorkerId ?? '')
  const { subject, text } = showSupportNotice({ reference, role: to === 'helped' ? 'candidate' : 'partner' })
  return { to: to === 'helped' ? nameOf(person) : (helper?.name ?? ''), subject, text }
}

/** That there is something new, to somebody to whom a job is suggested. */
function suggestionNotice(reference: string, story: Story) {
  const person = story.state.people.find((one) => one.reference === reference)
  if (!person || !mayBeEmailed(person, story)) return null
  const { subject, text } = showSuggestionNotice(reference)
  return { to: nameOf(person), subject, text }
}

/** That a referral came, or was answered, to the other organisation. */
function referralNotice(to: 'receiver' | 'sender', reference: string, story: Story) {
  const referral = referralInStory(story, reference)
  if (!referral) return null
  const { subject, text } = showReferralNotice(to)
  return { to: answerWords.referrers(referral[to] ?? ''), subject, text }
}

function emailIn(side: Side, query: AddressQuery, story: Story): { to: string; subject: string; text: string } | null {
  if (query.to === 'invited') return side === 'partner' || side === 'caseworker' ? invitation(side, story) : null
  if (query.to === 'colleague') return side === 'candidate' ? null : colleagueInvitation(side, story)
  if (query.to === 'team') return teamEmail(story)
  if (query.to === 'receiver' || query.to === 'sender') return referralNotice(query.to, givenText(query.of), story)
  if (query.to === 'helped' || query.to === 'helper') return noticeOf(query.to, givenText(query.of), story)
  if (query.to === 'suggested') return suggestionNotice(givenText(query.of), story)
  const to = recipients(query, story)
  if (to === null) return null
  const of = givenText(query.of)
  if (query.to === 'members') {
    const news = newsIn(query, story)
    return news && { to, ...showMembersEmail(of, news) }
  }
  const update = updateIn(query)
  return update && { to, ...showUpdateEmail(query.to === 'waiting' ? null : of, update) }
}

/** Whom or what it was about, as the viewer knows them; null for nothing that has a name. */
function aboutOf(side: Side, of: string, story: Story): string | null {
  const { state } = story
  const application = state.applications.find(({ reference }) => reference === of)
  if (!application) {
    const person = state.people.find(({ reference }) => reference === of)
    if (person) return nameOf(person)
    return findById(state.jobs, of)?.title ?? (referralInStory(story, of) ? referralPageWords.heading(of) : null)
  }
  const { person, job } = partsOf(application, story)
  if (side === 'candidate') return `${job.title}, ${job.company}`
  return `${wasShortlisted(application) ? nameOf(person) : answerWords.unnamed(of)}, ${job.title}`
}

/** The day and the time that were chosen, in words; null if neither was. */
function whenOf({ on, at }: AddressQuery): string | null {
  const day = parseDate(givenText(on))
  return day ? [dayText(day), ...(givenText(at) === '' ? [] : [timeText(givenText(at))])].join(', ') : null
}

const supportDone = {
  ...peopleDone,
  ...supportWorkDone,
  ...supportMessagesDone,
  ...workSearchDone,
  ...colleagueDoneWords,
  left: partnerDoneWords.left,
}

/** What the live page says after a form about a referral. */
function referralDoneIn(story: Story, of: string): Readonly<Record<string, string>> {
  const referral = referralInStory(story, of)
  return referralDoneOf(referral ? referralParties(referral) : 'two', referral?.isMine ?? false)
}

/** What the other live pages of each side say. */
const doneWords: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
  employer: {
    ...applicantsDone,
    ...messagesDone,
    ...companyJobDoneWords,
    ...companyDoneWords,
    ...colleagueDoneWords,
    ...employerValueDone,
  },
  candidate: {
    ...statementDone,
    ...ownApplicationsDone,
    ...messagesDone,
    ...personDoneWords,
    ...personJobDoneWords,
    ...diaryDone,
    ...mentoringDone,
    ...suggestionDone,
    ...ownSupportDone,
    ...supportWorkDone,
    ...supportMessagesDone,
  },
  partner: supportDone,
  caseworker: supportDone,
}

const backLabels: readonly (readonly [page: RegExp, label: string])[] = [
  [/^\/dashboard\/employer\/applications\/[\w-]+/, answerWords.back.applicant],
  [/\/applications\/[\w-]+/, answerWords.back.application],
  [/\/jobs\/(?!new)[\w-]+/, answerWords.back.job],
  [/\/(support|candidate)\/SP-[\w-]+/, answerWords.back.person],
  [/\/referrals\/RF-[\w-]+/, answerWords.back.referral],
]

/** The advert of which a step was saved, if the form led on to the next one. */
function advertGoneOnWith(done: string, back: string, story: Story): Route | null {
  const [at, id = ''] = /^\/dashboard\/employer\/jobs\/([\w-]+)/.exec(back) ?? []
  const isSaved = done.startsWith('saved') && done !== 'saved-look'
  return isSaved && findById(story.state.jobs, id) ? (at as Route) : null
}

/**
 * What a form would have done, whom it would have told with which email, where it was sent from, where the story goes
 * on, and where one's own work begins.
 */
export function demonstrationAnswer(side: Side, query: AddressQuery, story: Story) {
  const done = givenText(query.done)
  const from = givenText(query.back)
  const back = new RegExp(`^/dashboard/${side}(/[\\w-]+)*(\\?[\\w=&-]*)?$`).test(from) ? from : `/dashboard/${side}`
  const of = givenText(query.of)
  const words = back.startsWith('/dashboard/partner/referrals') ? referralDoneIn(story, of) : doneWords[side]
  // A referral is written part by part: what comes next is where the form led, not where it was sent from.
  const referral = /\/referrals\/RF-[^/]+\//.test(back)
    ? [{ label: answerWords.onwards.referral, href: back as Route }]
    : []
  const advert = advertGoneOnWith(done, back, story)
  return {
    done: Object.hasOwn(words, done) ? (words[done] ?? null) : null,
    about: aboutOf(side, of, story),
    when: whenOf(query),
    back: advert ?? back,
    backLabel: backLabels.find(([page]) => page.test(back))?.[1] ?? answerWords.back.other,
    onwards: [
      ...referral,
      ...(advert ? [{ label: answerWords.onwards.advert, href: back as Route }] : onwards(side, { done, of }, story)),
      answerWords.begin[side],
      ...(side === 'employer' ? [answerWords.talk] : []),
    ],
    email: emailIn(side, query, story),
  }
}
