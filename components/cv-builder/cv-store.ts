import { createCvKeeper, type CvKeeper, type CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import { removeKey } from '@/lib/client/cv-drafts/browser-store'
import { recordChange, redo, startHistory, undo, type CvHistory } from '@/lib/domain/cv/cv-history'
import { emptyDraft, type CvDraft } from '@/lib/domain/cv/cv-draft'
import type { CvChange } from '@/lib/domain/cv/edit-cv-draft'
import { additionsTo, nothingUnadded, withUnadded, type Unadded } from '@/lib/domain/cv/unadded'

/** The CV on the screen with its undo steps, what is typed but not added to it, and what is stored. */
export type CvState = { kept: CvKeeperState; history: CvHistory; unadded: Unadded }

export type CvStore = {
  keeper: CvKeeper
  subscribe: (listener: () => void) => () => void
  getState: () => CvState
  change: (change: CvChange) => CvDraft
  undo: () => void
  redo: () => void
  typeUnadded: (typed: Partial<Unadded>) => void
  /** Sent on leaving a step, where the Add buttons are no longer in sight. Returns the texts that were added. */
  addUnadded: () => string[]
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
  let state: CvState = { kept, history: startHistory(draftOf(kept)), unadded: nothingUnadded }
  const listeners = new Set<() => void>()
  keeper.subscribe(() => {
    const next = keeper.getState()
    // The CV was replaced from outside: its undo steps are not those of the previous one.
    const isOther = next.loads !== state.kept.loads
    state = isOther
      ? { kept: next, history: startHistory(draftOf(next)), unadded: nothingUnadded }
      : { ...state, kept: next }
    listeners.forEach((listener) => listener())
  })
  const take = (history: CvHistory) => {
    if (history === state.history) return
    state = { ...state, history }
    keeper.keep(history.present)
    listeners.forEach((listener) => listener())
  }
  const change = (each: CvChange): CvDraft => {
    // Text replaced as a whole can be found again among the versions, even after a reload.
    if (wholesale.includes(each.type)) keeper.snapshot()
    take(recordChange(state.history, each, Date.now()))
    return state.history.present
  }
  const typeUnadded = (typed: Partial<Unadded>) => {
    state = { ...state, unadded: { ...state.unadded, ...typed } }
    listeners.forEach((listener) => listener())
  }
  const addUnadded = (): string[] => {
    const additions = additionsTo(state.history.present, state.unadded)
    if (additions.length > 0) {
      typeUnadded(nothingUnadded)
      // A step of its own to undo, however quickly it follows what was typed.
      state = { ...state, history: { ...state.history, typing: null } }
    }
    additions.forEach((addition) => change(addition.change))
    return additions.map(({ text }) => text)
  }
  // A phone may close a page that is out of sight without notice. What is stored then has everything added, and the
  // screen stays as it is for whoever comes back.
  const storeUnadded = () => {
    keeper.keep(withUnadded(state.history.present, state.unadded))
    keeper.flush()
  }
  window.addEventListener('pagehide', storeUnadded)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeUnadded()
    else keeper.keep(state.history.present)
  })
  return {
    keeper,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    change,
    typeUnadded,
    addUnadded,
    undo: () => take(undo(state.history)),
    redo: () => take(redo(state.history)),
    leave: () => {
      const { device } = keeper.getState()
      if (device === 'own') {
        // Nothing may be left to store when the page goes, as that would store the answers again.
        addUnadded()
        keeper.flush()
        removeKey('shared', 'disclosure')
      } else keeper.clearEverything()
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
  unadded: nothingUnadded,
}

export const subscribeToCv = (listener: () => void): (() => void) => cvStore().subscribe(listener)
export const currentCv = (): CvState => cvStore().getState()
/** In the server's HTML, and until the browser has read what it stores. */
export const blankCv = (): CvState => blank
