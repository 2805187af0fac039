import type { Side } from '@/lib/domain/access/role'
import { findById } from '@/lib/domain/dashboards/action-result'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { ServiceState, Viewer } from '@/lib/domain/dashboards/service-state'
import { seesThread } from '@/lib/domain/dashboards/rows-seen'
import { lastMessage, unreadFor, type Thread } from '@/lib/domain/messages/thread'

export const threadTabs = ['inbox', 'archived'] as const
export type ThreadTab = (typeof threadTabs)[number]

/** The names of the others in the thread: a candidate, an employer's company, the partner, the caseworker. */
function othersIn(thread: Thread, state: ServiceState, role: Side): string[] {
  const person = findById(state.people, thread.personId)
  const names: Readonly<Record<Side, string>> = {
    candidate: person ? nameOf(person) : '',
    employer: findById(state.employers, thread.employerId ?? '')?.name ?? '',
    partner: state.partner.name,
    caseworker: findById(state.workers, person?.caseworkerId ?? '')?.name ?? '',
  }
  return thread.between.filter((participant) => participant !== role).map((participant) => names[participant])
}

function rowOf(thread: Thread, state: ServiceState, role: Side) {
  const last = lastMessage(thread)
  const person = findById(state.people, thread.personId)
  return {
    id: thread.id,
    subject: thread.subject,
    about: person ? nameOf(person) : '',
    others: othersIn(thread, state, role),
    lastLine: last?.text ?? '',
    lastOn: last?.on ?? null,
    lastAt: last?.at ?? null,
    lastFrom: last?.from ?? null,
    unread: unreadFor(thread, role).length,
    isArchived: thread.isArchivedBy.includes(role),
  }
}

const latestFirst = (a: ReturnType<typeof rowOf>, b: ReturnType<typeof rowOf>): number =>
  `${b.lastOn} ${b.lastAt}`.localeCompare(`${a.lastOn} ${a.lastAt}`)

/** Unread first, then most recent. The search covers subjects, people and messages. */
export function loadThreads(state: ServiceState, viewer: Viewer, { tab, search }: { tab: ThreadTab; search: string }) {
  const asked = search.trim().toLowerCase()
  const found = state.threads
    .filter((thread) => seesThread(viewer, thread, state))
    .filter((thread) => {
      const { subject, about, others } = rowOf(thread, state, viewer.role)
      return [subject, about, ...others, ...thread.messages.map(({ text }) => text)].some((text) =>
        text.toLowerCase().includes(asked),
      )
    })
    .map((thread) => rowOf(thread, state, viewer.role))
  return {
    counts: {
      inbox: found.filter(({ isArchived }) => !isArchived).length,
      archived: found.filter(({ isArchived }) => isArchived).length,
    },
    unread: found.filter(({ unread, isArchived }) => unread > 0 && !isArchived).length,
    rows: found
      .filter(({ isArchived }) => isArchived === (tab === 'archived'))
      .sort((a, b) => Number(b.unread > 0) - Number(a.unread > 0) || latestFirst(a, b)),
  }
}

/** One thread, with the safe ways to make contact; undefined if the viewer is not part of it. */
export function loadPartnerThread(state: ServiceState, viewer: Viewer, { threadId }: { threadId: string }) {
  const thread = findById(state.threads, threadId)
  if (!thread || !seesThread(viewer, thread, state)) return undefined
  const referral = state.referrals.find(({ personId }) => personId === thread.personId)
  return {
    ...rowOf(thread, state, viewer.role),
    personId: thread.personId,
    applicationId: thread.applicationId,
    referralId: thread.referralId,
    messages: thread.messages,
    safeContact: viewer.role === 'employer' ? [] : (referral?.safeContact ?? []),
  }
}
