import type { Side } from '@/lib/domain/access/role'

export const openStages = ['applied', 'shortlisted', 'interview', 'offer'] as const
const closedStages = [
  'accepted',
  'hired',
  'not_started',
  'unsuccessful',
  'unsuccessful_after_interview',
  'offer_declined',
  'offer_withdrawn',
  'withdrawn',
  'job_closed',
] as const
export const stages = [...openStages, ...closedStages] as const
export type Stage = (typeof stages)[number]

type Movers = Partial<Record<Stage, readonly Side[]>>

const closedByEmployer = { job_closed: ['employer'] } as const satisfies Movers
const withdrawn = { withdrawn: ['candidate', 'partner'] } as const satisfies Movers

/**
 * Each stage, where it may lead and who may take it there. An employer decides; a candidate accepts, declines and
 * withdraws; a partner may withdraw for a candidate who asked for it. An offer without an interview is for adverts
 * that say so: see `nextMoves`. Of the closed stages only an accepted offer leads on: to the first day, or not.
 */
const transitions: Readonly<Record<Stage, Movers>> = {
  applied: { shortlisted: ['employer'], unsuccessful: ['employer'], ...withdrawn, ...closedByEmployer },
  shortlisted: {
    interview: ['employer'],
    offer: ['employer'],
    unsuccessful: ['employer'],
    ...withdrawn,
    ...closedByEmployer,
  },
  interview: {
    offer: ['employer'],
    unsuccessful: ['employer'],
    unsuccessful_after_interview: ['employer'],
    ...withdrawn,
    ...closedByEmployer,
  },
  offer: { accepted: ['candidate'], offer_declined: ['candidate'], offer_withdrawn: ['employer'] },
  accepted: { hired: ['employer'], not_started: ['employer'], offer_withdrawn: ['employer'], ...withdrawn },
  hired: {},
  not_started: {},
  unsuccessful: {},
  unsuccessful_after_interview: {},
  offer_declined: {},
  offer_withdrawn: {},
  withdrawn: {},
  job_closed: {},
}

export const isOpenStage = (stage: Stage): boolean => openStages.some((open) => open === stage)

/** Whether the person said yes to the job: they start soon, or have started. */
export const isJobStage = (stage: Stage): boolean => stage === 'accepted' || stage === 'hired'

/** Where somebody in the role may move an application from this stage, in menu order. */
export const nextStages = (from: Stage, role: Side): Stage[] =>
  stages.filter((to) => transitions[from][to]?.includes(role))

/** Whether anybody at all may move an application from one stage to the other. */
export const isTransition = (from: Stage, to: Stage): boolean => transitions[from][to] !== undefined
