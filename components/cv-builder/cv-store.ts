import { createCvKeeper, type CvKeeper, type CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import { removeKey } from '@/lib/client/cv-drafts/browser-store'
import { recordChange, redo, startHistory, undo, type CvHistory } from '@/lib/domain/cv/cv-history'
import { emptyDraft, type CvDraft } from '@/lib/domain/cv/cv-draft'
import type { CvChange } from '@/lib/domain/cv/edit-cv-draft'

/** The CV on the screen with its undo steps, and what is stored of it. */
export type CvState = { kept: CvKeeperState; history: CvHistory }

export type CvStore = {
  keeper: CvKeeper
  subscribe: (listener: () => void) => () => void
  getState: () => CvState
  change: (change: CvChange) => CvDraft
  undo: () => void
  redo: () => void
  /** Deletes everything except what the person asked to keep on a device of their own. */
  leave: () => void
}

const draftOf = ({ cvs, activeId }: CvKeeperState): CvDraft =>
  cvs.find(({ id }) => id === activeId)?.draft ?? emptyDraft()

/** Changes that replace a lot of text at once. */
const wholesale: readonly CvChange['type'][] = ['replace', 'set-letter', 'shorten-work']

function createCvStore(): CvStore {
  const keeper = createCvKeeper()
  const kept = keeper.getState()
  let state: CvState = { kept, history: startHistory(draftOf(kept)) }
  const listeners = new Set<() => void>()
  keeper.subscribe(() => {
    const next = keeper.getState()
    // The CV was replaced from outside: its undo steps are not those of the previous one.
    const isOther = next.loads !== state.kept.loads
    state = { kept: next, history: isOther ? startHistory(draftOf(next)) : state.history }
    listeners.forEach((listener) => listener())
  })
  const take = (history: CvHistory) => {
    if (history === state.history) return
    state = { ...state, history }
    keeper.keep(history.present)
    listeners.forEach((listener) => listener())
  }
  return {
    keeper,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    change: (change) => {
      // Text replaced as a whole can be found again among the versions, even after a reload.
      if (wholesale.includes(change.type)) keeper.snapshot()
      take(recordChange(state.history, change, Date.now()))
      return state.history.present
    },
    undo: () => take(undo(state.history)),
    redo: () => take(redo(state.history)),
    leave: () => {
      const { device } = keeper.getState()
      if (device === 'own') removeKey('shared', 'disclosure')
      else keeper.clearEverything()
    },
  }
}

let store: CvStore | undefined

/** One per tab: going to another page of the site and back brings the CV back, even before anything is stored. */
export const cvStore = (): CvStore => (store ??= createCvStore())

const blank: CvState = {
  kept: {
    device: null,
    keepsDisclosure: false,
    cvs: [],
    activeId: '',
    versions: [],
    saved: { kind: 'not-asked' },
    idle: 'no',
    found: 'nothing',
    unread: null,
    loads: 0,
  },
  history: startHistory(emptyDraft()),
}

export const subscribeToCv = (listener: () => void): (() => void) => cvStore().subscribe(listener)
export const currentCv = (): CvState => cvStore().getState()
/** In the server's HTML, and until the browser has read what it stores. */
export const blankCv = (): CvState => blank
