import { ourKey, removeEveryKey, type WriteProblem } from '@/lib/client/cv-drafts/browser-store'
import { watchIdle, type IdleWatch } from '@/lib/client/cv-drafts/idle-watch'
import {
  forgetUnread,
  keys,
  openStoredCvs,
  readCvs,
  readSettings,
  storedText,
  writeAnswersApart,
  writeCvs,
  writeSettings,
  type Device,
} from '@/lib/client/cv-drafts/stored-cvs'
import { watchPage } from '@/lib/client/cv-drafts/watch-page'
import {
  isBlank,
  mostCvs,
  newCv,
  readCollection,
  withCv,
  withDraft,
  withoutCv,
  withTitle,
  withVersion,
  type CvCollection,
  type CvVersion,
  type KeptCv,
} from '@/lib/domain/cv/cv-collection'
import { type CvDraft } from '@/lib/domain/cv/cv-draft'
import { cvOf, keepMine, mergeTabs, takeTheirs, withMoreCvs } from '@/lib/domain/cv/merge-tabs'

type SaveState =
  | { kind: 'not-asked' | 'nothing' | 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; reason: WriteProblem }
  /** This CV was changed or deleted in another tab: nothing is written until the person chooses. */
  | { kind: 'other-tab' }

export type CvKeeperState = {
  /** Null until the person says whose device it is. Nothing is stored before then. */
  device: Device | null
  /**
   * Whether the disclosure answers are stored on an own device. On a shared one everything goes when the tab is closed
   * anyway.
   */
  keepsDisclosure: boolean
  cvs: readonly KeptCv[]
  activeId: string
  /** The active CV's, newest first. */
  versions: readonly CvVersion[]
  saved: SaveState
  idle: 'no' | 'soon' | 'wiped'
  /**
   * What became of what an earlier visit stored. `expired`: deleted after too long without use. `unreadable`: set
   * aside, with an empty CV in its place. `newer`: written by a later version of this page, so nothing is stored until
   * the page is reloaded.
   */
  found: 'nothing' | 'kept' | 'expired' | 'unreadable' | 'newer'
  /** What was set aside because it could not be read, as it was stored. */
  unread: string | null
  /** Increases whenever the active CV is replaced from outside the page's own edits: start its history afresh. */
  loads: number
}

export type CvKeeper = {
  subscribe: (listener: () => void) => () => void
  getState: () => CvKeeperState
  chooseDevice: (device: Device) => void
  keepDisclosure: (isKept: boolean) => void
  /** Autosave: written half a second after the last call, or when the page is left. */
  keep: (draft: CvDraft) => void
  flush: () => void
  /** Stores a version now, for instance before something large is replaced. */
  snapshot: () => void
  choose: (id: string) => void
  /** The id of the new CV, which becomes the active one, or null when there are five already. */
  add: (title: string, draft: CvDraft) => string | null
  copy: (id: string, title: string) => string | null
  rename: (id: string, title: string) => void
  remove: (id: string) => void
  takeOther: () => void
  keepMine: () => void
  /** Deletes what was set aside. */
  forgetUnread: () => void
  stayHere: () => void
  /** Removes everything that this tool ever stored or holds in memory; `left` names what could not be removed. */
  clearEverything: () => { cleared: boolean; removed: number; left: string[] }
  /** Writes what is pending and stops listening. */
  close: () => void
}

const saveAfterMs = 500

function blankState(found: CvKeeperState['found'], loads: number): CvKeeperState {
  const cv = newCv(Date.now())
  return {
    device: null,
    keepsDisclosure: false,
    cvs: [cv],
    activeId: cv.id,
    versions: [],
    saved: { kind: 'not-asked' },
    idle: 'no',
    found,
    unread: null,
    loads,
  }
}

const isEmpty = ({ cvs }: CvCollection): boolean => cvs.every(({ draft }) => isBlank(draft))

/**
 * Stores the CVs of one page: its state, its timers and the browser's events. What is stored where is in stored-cvs.ts,
 * how two tabs are merged in merge-tabs.ts. Reads at once what an earlier visit stored, so call it only in the browser.
 */
export function createCvKeeper(): CvKeeper {
  const listeners = new Set<() => void>()
  let state = blankState('nothing', 0)
  let collection: CvCollection = { cvs: [...state.cvs], versions: {} }
  /** What this tab last read or wrote: if the store holds anything else, another tab wrote it. */
  let seen: string | null = null
  /** The active CV before the edits that are waiting to be written. */
  let storedActive: KeptCv | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let idleWatch: IdleWatch | undefined

  const set = (change: Partial<CvKeeperState>) => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }
  const show = (change: Partial<CvKeeperState> = {}) => {
    const activeId = change.activeId ?? state.activeId
    set({ ...change, cvs: collection.cvs, versions: collection.versions[activeId] ?? [] })
  }
  const active = () => cvOf(collection, state.activeId)
  const tab = () => ({ collection, activeId: state.activeId })
  const activate = (activeId: string) => {
    state = { ...state, activeId, loads: state.loads + 1 }
  }
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }

  const forget = (found: CvKeeperState['found'], idle: CvKeeperState['idle']) => {
    stopTimer()
    idleWatch?.stop()
    idleWatch = undefined
    seen = null
    state = { ...blankState(found, state.loads + 1), idle }
    collection = { cvs: [...state.cvs], versions: {} }
    show()
  }

  const startIdleWatch = () => {
    idleWatch?.stop()
    idleWatch = undefined
    if (state.device !== 'shared') return
    idleWatch = watchIdle({
      onSoon: () => set({ idle: 'soon' }),
      onBack: () => set({ idle: 'no' }),
      onWipe: () => {
        removeEveryKey()
        forget('nothing', 'wiped')
      },
    })
  }

  const store = (device: Device): WriteProblem | null => {
    const written = writeCvs(device, collection, state.keepsDisclosure)
    if (written.problem === null) seen = written.text
    return written.problem
  }

  const write = () => {
    const { device } = state
    if (device === null) {
      show()
      return
    }
    const problem = store(device) ?? writeSettings(device, state)
    writeAnswersApart(device, collection, state.keepsDisclosure)
    if (problem !== null) show({ saved: { kind: 'failed', reason: problem } })
    else show({ saved: isEmpty(collection) ? { kind: 'nothing' } : { kind: 'saved', at: Date.now() } })
  }

  /** Where the disclosure answers may be stored is one setting for all tabs; the latest counts. */
  const takeInSettings = (device: Device) => {
    const settings = readSettings(device)
    if (settings) state = { ...state, keepsDisclosure: settings.keepsDisclosure }
  }

  /** Takes in what other tabs wrote to other CVs. False when one of them changed or deleted the active CV. */
  const takeInOthers = (): boolean => {
    const { device } = state
    if (device === null || seen === null || storedText(device) === seen) return true
    const theirs = readCvs(device)
    const merged = theirs && mergeTabs(tab(), theirs, storedActive ?? active())
    if (!merged) return false
    takeInSettings(device)
    collection = merged
    return true
  }

  /** Every change goes through here, so that none overwrites another tab's. */
  const settle = (change: () => void) => {
    if (state.saved.kind === 'other-tab') return
    if (!takeInOthers()) {
      show({ saved: { kind: 'other-tab' } })
      return
    }
    change()
    storedActive = undefined
    write()
  }

  const flush = () => {
    if (timer === undefined) return
    stopTimer()
    settle(() => undefined)
  }

  const settleNow = (change: () => void) => {
    flush()
    settle(change)
  }

  const add = (title: string, draft: CvDraft): string | null => {
    flush()
    if (collection.cvs.length >= mostCvs) return null
    const cv = { ...newCv(Date.now(), collection.cvs), title, draft }
    settle(() => {
      collection = withCv(collection, cv)
      activate(cv.id)
    })
    return cvOf(collection, cv.id) ? cv.id : null
  }

  /**
   * This page may be able to read what an earlier one could not. Whatever it recovers joins the rest, as far as there
   * is room.
   */
  const takeBackUnread = (device: Device, unread: string) => {
    const read = readCollection(unread)
    const all = typeof read === 'string' ? null : withMoreCvs(collection, read.cvs, Date.now())
    if (!all) {
      state = { ...state, unread }
      return
    }
    collection = all
    if (store(device) === null) forgetUnread(device)
  }

  const load = (device: Device): CvKeeperState['found'] => {
    const stored = openStoredCvs(device)
    if (!('settings' in stored)) return stored.found
    const { found, settings, text, unread } = stored
    state = { ...state, device, keepsDisclosure: settings?.keepsDisclosure ?? false, saved: { kind: 'nothing' } }
    seen = text
    if (!stored.collection) {
      state = { ...state, unread }
      return found
    }
    collection = stored.collection
    const last = cvOf(collection, settings?.activeId ?? '') ?? collection.cvs[0]
    if (unread !== null) takeBackUnread(device, unread)
    const saved: SaveState = isEmpty(collection) || !last ? { kind: 'nothing' } : { kind: 'saved', at: last.changedAt }
    state = { ...state, activeId: last?.id ?? state.activeId, saved }
    writeSettings(device, state)
    return found
  }

  /**
   * Another tab on the person's own device answered the question first: what it stored stays, and what was typed here
   * is added.
   */
  const joinOtherTab = (typed: KeptCv | undefined) => {
    const all = typed && withMoreCvs(collection, [typed], Date.now())
    if (all) collection = all
    activate((all && all.cvs.at(-1)?.id) ?? state.activeId)
  }

  const onStorage = (event: StorageEvent) => {
    const key = ourKey(event)
    if (state.device !== 'own' || event.storageArea !== window.localStorage || key === undefined) return
    // Cleared in another tab: the person wanted it off this device, so it goes from this tab too.
    if (key === null || (key === keys.cvs && event.newValue === null)) {
      removeEveryKey()
      forget('nothing', 'no')
      return
    }
    if (key === keys.settings && event.newValue !== null) {
      takeInSettings('own')
      show()
    }
    if (key !== keys.cvs || event.newValue === seen) return
    if (takeInOthers()) {
      seen = storedText('own')
      show()
    } else show({ saved: { kind: 'other-tab' } })
  }
  const onHide = () => {
    flush()
    // The visit lasted until now, which counts towards when unused CVs are deleted.
    if (state.device !== null && state.saved.kind !== 'other-tab') writeSettings(state.device, state)
  }

  const foundInTab = load('shared')
  const foundAtStart = foundInTab === 'nothing' ? load('own') : foundInTab
  state = { ...state, found: foundAtStart }
  startIdleWatch()
  show()
  const stopWatching = watchPage({ onStorage, onHide })

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    chooseDevice: (device) => {
      if (device === state.device || state.found === 'newer') return
      stopTimer()
      const typed = active()
      const isFirstAnswer = state.device === null && device === 'own'
      const found = isFirstAnswer ? load('own') : 'nothing'
      if (found === 'newer') {
        set({ found })
        return
      }
      const isJoined = found === 'kept'
      if (isJoined) joinOtherTab(typed)
      else {
        // What was stored under the other choice must not stay behind.
        removeEveryKey()
        seen = null
      }
      state = { ...state, device, idle: 'no', keepsDisclosure: isJoined && state.keepsDisclosure }
      startIdleWatch()
      write()
    },
    keepDisclosure: (isKept) =>
      settleNow(() => {
        state = { ...state, keepsDisclosure: isKept }
      }),
    keep: (draft) => {
      const before = active()
      if (before?.draft === draft) return
      if (timer === undefined) storedActive = before
      collection = withDraft(collection, state.activeId, draft, Date.now())
      if (state.device === null || state.saved.kind === 'other-tab') {
        show({ idle: 'no' })
        return
      }
      idleWatch?.touch()
      clearTimeout(timer)
      timer = setTimeout(flush, saveAfterMs)
      show({ saved: { kind: 'saving' }, idle: 'no' })
    },
    flush,
    snapshot: () => {
      const cv = active()
      if (!cv) return
      collection = withVersion(collection, cv.id, cv.draft, Date.now())
      settleNow(() => undefined)
    },
    choose: (id) => {
      if (id !== state.activeId && cvOf(collection, id)) settleNow(() => activate(id))
    },
    add,
    copy: (id, title) => {
      flush()
      const cv = cvOf(collection, id)
      return cv ? add(title, cv.draft) : null
    },
    rename: (id, title) =>
      settleNow(() => {
        collection = withTitle(collection, id, title, Date.now())
      }),
    remove: (id) =>
      settleNow(() => {
        collection = withoutCv(collection, id)
        if (collection.cvs.length === 0) collection = { cvs: [newCv(Date.now())], versions: {} }
        const [first] = collection.cvs
        if (id === state.activeId && first) activate(first.id)
      }),
    takeOther: () => {
      if (state.device === null) return
      const theirs = readCvs(state.device)
      if (!theirs) {
        forget('nothing', 'no')
        return
      }
      stopTimer()
      storedActive = undefined
      const taken = takeTheirs(tab(), theirs, Date.now())
      collection = taken.collection
      activate(taken.activeId)
      write()
    },
    keepMine: () => {
      if (state.device === null || !active()) return
      stopTimer()
      storedActive = undefined
      collection = keepMine(tab(), readCvs(state.device), Date.now())
      write()
    },
    forgetUnread: () => {
      const { device, unread } = state
      if (device === null) return
      forgetUnread(device)
      // Nothing has been written since, so it is still in its old place as well.
      if (storedText(device) === unread) write()
      set({ unread: null, found: state.found === 'unreadable' ? 'kept' : state.found })
    },
    stayHere: () => idleWatch?.touch(),
    clearEverything: () => {
      const { removed, left } = removeEveryKey()
      forget('nothing', 'no')
      return { cleared: left.length === 0, removed, left }
    },
    close: () => {
      flush()
      idleWatch?.stop()
      stopWatching()
    },
  }
}

/** Whether there is anything worth offering to continue with. */
export const hasKeptCv = ({ cvs }: CvKeeperState): boolean => cvs.some(({ draft }) => !isBlank(draft))
