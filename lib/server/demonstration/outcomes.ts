import 'server-only'

import { appliedOn } from '@/lib/domain/applications/application'
import type { Stage } from '@/lib/domain/applications/stages'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { Person } from '@/lib/domain/dashboards/service-state'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import { hasReached, type ClosedFile, type FunnelStep } from '@/lib/domain/outcomes/closed-file'
import type { ReportedPerson } from '@/lib/domain/outcomes/partner-report'
import { receivedOn, referralStateOf } from '@/lib/domain/referrals/referral'
import type { PartnerOutcomes } from '@/lib/server/casework/partner-outcomes'
import { outcomesFile } from '@/lib/server/casework/send-outcomes'
import { storyNow, type Story } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory, type CaseworkSide } from '@/lib/server/demonstration/organisations'
import { startInStory } from '@/lib/server/demonstration/story-jobs'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import { peopleOnSide, teamOf } from '@/lib/server/demonstration/supported-people'
import { noStore } from '@/lib/server/http/no-store'
import { readForm } from '@/lib/server/http/read-form'

const fileBodyLimitBytes = 1024

const earliest = (days: readonly PlainDate[]): PlainDate | null => days.toSorted().at(0) ?? null

/** The letters at the beginning of the postcode of a town. */
const areaOf = (town: string): string => /^[A-Z]+/.exec(townNamed(town)?.district ?? '')?.[0] ?? ''

/** Whom an organisation of the story was sent or took on: the charity by a referral, the team by beginning a file. */
const peopleOf = (story: Story, side: CaseworkSide): Person[] =>
  side === 'partner'
    ? peopleOnSide(story, side)
    : story.state.people.filter(({ caseworkerId }) => caseworkerId !== null)

function reported(one: Person, number: number, story: Story, side: CaseworkSide): ReportedPerson {
  const { state } = story
  const referral = side === 'partner' ? state.referrals.find(({ personId }) => personId === one.id) : undefined
  const applications = state.applications.filter(({ personId }) => personId === one.id)
  const reachedOn = (stage: Stage) =>
    earliest(applications.flatMap(({ history }) => history.filter((line) => line.stage === stage).map(({ on }) => on)))
  const worker = side === 'partner' ? one.partnerWorkerId : one.caseworkerId
  const referredOn = referral ? receivedOn(referral) : one.addedOn
  return {
    person: number,
    file: peopleOnSide(story, side).includes(one) ? { reference: one.reference, name: nameOf(one) } : null,
    workerId: worker && storyUuid(worker),
    area: areaOf(one.town),
    services: referral?.services ?? [],
    isTakenOn: referral === undefined || referralStateOf(referral) !== 'new',
    referredOn,
    engagedOn: referral
      ? (referral.history.find((line) => line.state === 'active')?.on ?? null)
      : one.lastContactOn && referredOn,
    readyOn: one.workStatus === 'ready' || one.workStatus === 'working' ? (one.lastContactOn ?? referredOn) : null,
    appliedOn: earliest(applications.map(appliedOn)),
    interviewOn: reachedOn('interview'),
    offerOn: reachedOn('offer'),
    starts: state.starts
      .filter(({ personId }) => personId === one.id)
      .map((start) => {
        const { startedOn, checks } = startInStory(start, state)
        return {
          startedOn,
          checks: checks.flatMap(({ milestone, answer, answeredOn: on }) =>
            answer && on ? { milestone, answer, on } : [],
          ),
        }
      }),
  }
}

/** How many days after the referral somebody from before the story reached each step. */
const daysTo: Readonly<Record<Exclude<FunnelStep, 'referred'>, number>> = {
  engaged: 4,
  applied: 20,
  interview: 28,
  offer: 34,
  started: 45,
  '6_weeks': 90,
  '6_months': 230,
}

/** Somebody from before the story, of whom only numbers are left. */
function closed(one: ClosedFile, number: number): ReportedPerson {
  const on = (step: keyof typeof daysTo): PlainDate => addDays(one.receivedOn, daysTo[step])
  const reachedOn = (step: keyof typeof daysTo) => (hasReached(one, step) ? on(step) : null)
  return {
    person: number,
    file: null,
    workerId: null,
    area: '',
    services: one.services,
    isTakenOn: true,
    referredOn: one.receivedOn,
    engagedOn: reachedOn('engaged'),
    readyOn: null,
    appliedOn: reachedOn('applied'),
    interviewOn: reachedOn('interview'),
    offerOn: reachedOn('offer'),
    starts: hasReached(one, 'started')
      ? [
          {
            startedOn: on('started'),
            checks: (['6_weeks', '6_months'] as const)
              .filter((milestone) => hasReached(one, milestone))
              .map((milestone) => ({ milestone, answer: 'in_post', on: on(milestone) })),
          },
        ]
      : [],
  }
}

/** What the reports of an organisation of the story are counted from, as the live pages get it. */
export function outcomesInStory(story: Story, side: CaseworkSide): PartnerOutcomes {
  const people = peopleOf(story, side)
  const before = side === 'partner' ? story.state.closedFiles : []
  return {
    organisation: organisationInStory(story, side),
    workers: teamOf(story, side).map(({ id, name }) => ({ id: storyUuid(id), name })),
    people: [
      ...people.map((one, index) => reported(one, index, story, side)),
      ...before.map((file, index) => closed(file, people.length + index)),
    ],
  }
}

/** The demonstration's report for a funder as a file. */
export async function sendStoryOutcomes(request: Request, side: CaseworkSide): Promise<Response> {
  const post = await readForm(request, fileBodyLimitBytes)
  if ('refused' in post) return new Response(null, { status: post.refused, headers: noStore })
  return outcomesFile(outcomesInStory(storyNow(), side).people, post.fields)
}
