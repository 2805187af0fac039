import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/action-result'
import {
  supportPathways,
  todoKinds,
  type Person,
  type ServiceState,
  type SupportPathway,
  type TodoKind,
} from '@/lib/domain/dashboards/service-state'
import { seesReferral } from '@/lib/domain/dashboards/rows-seen'
import { accept } from '@/lib/domain/result'
import { moveReferral, type Referral } from '@/lib/domain/referrals/referral'

const firstReference = 2001

const everyTodo = (): Person['todos'] =>
  Object.fromEntries(todoKinds.map((kind) => [kind, 'not_started'])) as Record<TodoKind, 'not_started'>
const everyPathway = (): Person['support'] =>
  Object.fromEntries(supportPathways.map((pathway) => [pathway, 'not_started'])) as Record<
    SupportPathway,
    'not_started'
  >

function personOf(action: ActionOf<'referral/add'>, id: string, { today }: Context): Person {
  const { firstName, lastName, town, where, phone, email, expectedReleaseOn, mustAskPractitionerFirst, note } = action
  return {
    id,
    reference: id.replace('person-', 'P-'),
    firstName,
    lastName,
    phone: phone ?? '',
    email: email ?? '',
    town,
    where,
    establishment: null,
    expectedReleaseOn: expectedReleaseOn ?? null,
    workStatus: 'not_started',
    caseworkerId: null,
    partnerWorkerId: null,
    addedOn: today,
    lastContactOn: null,
    skills: [],
    tickets: [],
    experience: [],
    wants: [],
    availability: '',
    hasRightToWork: true,
    visibility: 'off',
    sharedContact: [],
    todos: everyTodo(),
    support: everyPathway(),
    limits: [],
    mustAskPractitionerFirst: mustAskPractitionerFirst ?? false,
    goals: [],
    notes: note
      ? [{ id: `${id}-note-1`, on: today, kind: 'other', by: action.from, text: note, isSensitive: false }]
      : [],
    savedJobIds: [],
    hiddenJobIds: [],
    ownExclusions: [],
    statement: null,
  }
}

export const performOnReferrals = {
  /** Adds the person and the referral together; consent cannot be dated in the future. */
  'referral/add': (state: ServiceState, action: ActionOf<'referral/add'>, context: Context): Performed => {
    const { viewer, today } = context
    if (viewer.role !== 'partner') return refused('not_allowed')
    if (action.consentOn > today) return refused('in_the_future')
    const personId = `person-${state.people.length + 101}`
    const number = state.referrals.length + firstReference
    const referral: Referral = {
      id: `referral-${number}`,
      reference: `RF-7KX${number}`,
      personId,
      organisationId: viewer.organisationId,
      from: action.from,
      services: action.services,
      consentWay: action.consentWay,
      consentOn: action.consentOn,
      safeContact: action.safeContact,
      workerId: null,
      history: [{ state: 'new', on: today, note: null }],
      outcome: null,
      cancelReason: null,
    }
    return accept({
      ...state,
      people: [...state.people, personOf(action, personId, context)],
      referrals: [...state.referrals, referral],
    })
  },

  'referral/move': (
    state: ServiceState,
    { referralId, to, workerId, outcome, cancelReason, note }: ActionOf<'referral/move'>,
    { viewer, today }: Context,
  ): Performed => {
    const referral = findById(state.referrals, referralId)
    if (!referral || viewer.role !== 'partner' || !seesReferral(viewer, referral)) {
      return refused('not_found')
    }
    const isOurs = state.workers.some(
      (worker) => worker.id === workerId && worker.organisationId === viewer.organisationId,
    )
    if (workerId !== undefined && !isOurs) return refused('not_found')
    const moved = moveReferral(referral, { to, on: today, workerId, outcome, cancelReason, note })
    return moved.ok ? accept({ ...state, referrals: replaced(state.referrals, moved.value) }) : moved
  },

  'onboarding/tick': (
    state: ServiceState,
    { stepId, isDone }: ActionOf<'onboarding/tick'>,
    { today }: Context,
  ): Performed => {
    const step = findById(state.onboarding, stepId)
    if (!step) return refused('not_found')
    return accept({ ...state, onboarding: replaced(state.onboarding, { ...step, doneOn: isDone ? today : null }) })
  },
}
