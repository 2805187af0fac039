import {
  ourKey,
  readKey,
  removeEveryKey,
  removeKey,
  writeKey,
  type StoreKind,
  type WriteProblem,
} from '@/lib/client/cv-drafts/cv-storage'
import { watchIdle, type IdleWatch } from '@/lib/client/cv-drafts/idle-watch'
import {
  disclosureOf,
  isBlank,
  mostCvs,
  newCv,
  readCollection,
  readDisclosure,
  withCv,
  withDisclosure,
  withDraft,
  withoutCv,
  withoutDisclosure,
  withTitle,
  withVersion,
  writeCollection,
  type CvCollection,
  type CvVersion,
  type KeptCv,
} from '@/lib/domain/cv/cv-collection'
import { type CvDraft } from '@/lib/domain/cv/cv-draft'

/** The person's own device, or one that others use too. */
export type Device = StoreKind

type SaveState =
  | { kind: 'not-asked' | 'nothing' | 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; reason: WriteProblem }
  /** This CV was changed or deleted in another tab: nothing is written until the person chooses. */
  | { kind: 'other-tab' }

export type CvKeeperState = {
  /** Null until the person says whose device it is. Nothing is kept before. */
  device: Device | null
  /** Whether the answers of the disclosure step are kept on an own device. On a shared one they share the tab's life. */
  keepsDisclosure: boolean
  cvs: readonly KeptCv[]
  activeId: string
  /** Of the active CV, the newest first. */
  versions: readonly CvVersion[]
  saved: SaveState
  idle: 'no' | 'soon' | 'wiped'
  /**
   * What became of what an earlier visit kept. `expired`: deleted, unused for too long. `unreadable`: put aside, and an
   * empty CV stands in its place. `newer`: a later page wrote it, and nothing is kept until this page is loaded again.
   */
  found: 'nothing' | 'kept' | 'expired' | 'unreadable' | 'newer'
  /** What is put aside because it could not be read, as it was stored. */
  unread: string | null
  /** Goes up when the active CV was put in place from outside the page's own edits: start its history anew. */
  loads: number
}

export type CvKeeper = {
  subscribe: (listener: () => void) => () => void
  getState: () => CvKeeperState
  chooseDevice: (device: Device) => void
  keepDisclosure: (isKept: boolean) => void
  /** Autosave: written half a second after the last call, or when the page goes. */
  keep: (draft: CvDraft) => void
  flush: () => void
  /** Keeps a version now, as before something large is replaced. */
  snapshot: () => void
  choose: (id: string) => void
  /** The id of the new CV, or null when five are there. It becomes the active one. */
  add: (title: string, draft: CvDraft) => string | null
  copy: (id: string, title: string) => string | null
  rename: (id: string, title: string) => void
  remove: (id: string) => void
  takeOther: () => void
  keepMine: () => void
  /** Deletes what was put aside. */
  forgetUnread: () => void
  stayHere: () => void
  /** Removes all that this tool ever kept and all it holds in memory; `left` names what could not be removed. */
  clearEverything: () => { cleared: boolean; removed: number; left: string[] }
  /** Writes what waits and stops listening. */
  close: () => void
}

const saveAfterMs = 500
const unusedForMs = { own: 60 * 24 * 60 * 60 * 1000, shared: 15 * 60 * 1000 } as const satisfies Record<Device, number>
const keys = { cvs: 'cvs', settings: 'settings', disclosure: 'disclosure', unread: 'unread' } as const

type Settings = { keepsDisclosure: boolean; activeId: string; usedAt: number }

function readSettings(device: Device): Settings | null {
  try {
    const stored = JSON.parse(readKey(device, keys.settings) ?? 'null') as Partial<Settings> | null
    if (stored === null) return null
    return {
      keepsDisclosure: stored.keepsDisclosure === true,
      activeId: typeof stored.activeId === 'string' ? stored.activeId : '',
      // What does not say when it was used is not deleted for it.
      usedAt: typeof stored.usedAt === 'number' ? stored.usedAt : Date.now(),
    }
  } catch {
    return null
  }
}

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

/** Keeps the CVs of one page. Reads what an earlier visit kept at once; call it in the browser only. */
export function createCvKeeper(): CvKeeper {
  const listeners = new Set<() => void>()
  let state = blankState('nothing', 0)
  let collection: CvCollection = { cvs: [...state.cvs], versions: {} }
  /** What this tab last read or wrote: another text in the store was written by another tab. */
  let seen: string | null = null
  /** The active CV before the edits that wait to be written. */
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
  const active = () => collection.cvs.find(({ id }) => id === state.activeId)
  const isApart = () => state.device === 'own' && !state.keepsDisclosure

  const forget = (found: CvKeeperState['found'], idle: CvKeeperState['idle']) => {
    clearTimeout(timer)
    timer = undefined
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

  const writeSettings = (device: Device): WriteProblem | null => {
    const settings: Settings = {
      keepsDisclosure: state.keepsDisclosure,
      activeId: state.activeId,
      usedAt: Date.now(),
    }
    return writeKey(device, keys.settings, JSON.stringify(settings))
  }

  /** Older versions give way first: the CV itself matters more. */
  const writeCvs = (device: Device): WriteProblem | null => {
    let shown = isApart() ? withoutDisclosure(collection) : collection
    for (;;) {
      const text = writeCollection(shown)
      const problem = writeKey(device, keys.cvs, text)
      if (problem === null) seen = text
      const most = Math.max(0, ...Object.values(shown.versions).map(({ length }) => length))
      if (problem !== 'full' || most === 0) return problem
      const fewer = Object.entries(shown.versions).map(([id, kept]) => [id, kept.slice(0, most - 1)] as const)
      shown = { ...shown, versions: Object.fromEntries(fewer) }
    }
  }

  const savedNow = (): SaveState => {
    const isEmpty = collection.cvs.every(({ draft }) => isBlank(draft))
    return isEmpty ? { kind: 'nothing' } : { kind: 'saved', at: Date.now() }
  }

  const write = () => {
    const { device } = state
    if (device === null) {
      show()
      return
    }
    const problem = writeCvs(device) ?? writeSettings(device)
    if (isApart()) {
      const answers = collection.cvs.map(({ id, draft }) => [id, disclosureOf(draft)] as const)
      writeKey('shared', keys.disclosure, JSON.stringify(Object.fromEntries(answers)))
    } else removeKey('shared', keys.disclosure)
    show({ saved: problem === null ? savedNow() : { kind: 'failed', reason: problem } })
  }

  const readStored = (device: Device): CvCollection | null => {
    const text = readKey(device, keys.cvs)
    const read = text === null ? 'unreadable' : readCollection(text)
    if (text === null || typeof read === 'string') return null
    return device === 'own' ? withDisclosure(read, readDisclosure(readKey('shared', keys.disclosure))) : read
  }

  /** Where the disclosure answers may lie is one answer for all tabs, the latest. */
  const takeInSettings = (device: Device) => {
    const settings = readSettings(device)
    if (settings) state = { ...state, keepsDisclosure: settings.keepsDisclosure }
  }

  /**
   * Takes in what other tabs wrote to other CVs. False when one of them wrote to the active CV or deleted it: that is
   * for the person to settle. `base` is the active CV as this tab last knew it to be stored.
   */
  const takeInOthers = (base: KeptCv | undefined): boolean => {
    const { device } = state
    if (device === null || seen === null || readKey(device, keys.cvs) === seen) return true
    const theirs = readStored(device)
    const stored = theirs?.cvs.find(({ id }) => id === state.activeId)
    const own = active()
    if (!theirs || !own || !base || stored?.changedAt !== base.changedAt) return false
    takeInSettings(device)
    collection = {
      cvs: theirs.cvs.map((cv) => (cv.id === own.id ? own : cv)),
      versions: { ...theirs.versions, [own.id]: collection.versions[own.id] ?? [] },
    }
    return true
  }

  const settle = (change: () => void) => {
    if (state.saved.kind === 'other-tab') return
    if (!takeInOthers(storedActive ?? active())) {
      show({ saved: { kind: 'other-tab' } })
      return
    }
    change()
    storedActive = undefined
    write()
  }

  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    settle(() => undefined)
  }

  const activate = (id: string) => {
    state = { ...state, activeId: id, loads: state.loads + 1 }
  }

  const add = (title: string, draft: CvDraft): string | null => {
    flush()
    if (collection.cvs.length >= mostCvs) return null
    const cv = { ...newCv(Date.now(), collection.cvs), title, draft }
    settle(() => {
      collection = withCv(collection, cv)
      activate(cv.id)
    })
    return collection.cvs.some(({ id }) => id === cv.id) ? cv.id : null
  }

  /** What an earlier page could not read, this one may. What it brings joins the rest, as far as there is room. */
  const takeBackUnread = (device: Device) => {
    const text = readKey(device, keys.unread)
    if (text === null) return
    const read = readCollection(text)
    const cvs = typeof read === 'string' ? [] : read.cvs.filter(({ draft }) => !isBlank(draft))
    const isRoom = cvs.length > 0 && collection.cvs.length + cvs.length <= mostCvs
    if (!isRoom) {
      state = { ...state, unread: text }
      return
    }
    for (const { title, draft } of cvs) {
      collection = withCv(collection, { ...newCv(Date.now(), collection.cvs), title, draft })
    }
    if (writeCvs(device) === null) removeKey(device, keys.unread)
  }

  const load = (device: Device): CvKeeperState['found'] => {
    const settings = readSettings(device)
    const text = readKey(device, keys.cvs)
    if (settings === null && text === null) return 'nothing'
    if (settings !== null && Date.now() - settings.usedAt > unusedForMs[device]) {
      removeEveryKey()
      return 'expired'
    }
    if (text !== null && readCollection(text) === 'newer') return 'newer'
    state = { ...state, device, keepsDisclosure: settings?.keepsDisclosure ?? false, saved: { kind: 'nothing' } }
    const read = readStored(device)
    seen = text
    if (read === null) {
      // Kept aside under a name of its own: a newer page may be able to read it.
      if (text !== null) writeKey(device, keys.unread, text)
      state = { ...state, unread: text ?? readKey(device, keys.unread) }
      return text === null ? 'kept' : 'unreadable'
    }
    collection = read
    takeBackUnread(device)
    const last = read.cvs.find(({ id }) => id === settings?.activeId) ?? read.cvs[0]
    const isEmpty = collection.cvs.every(({ draft }) => isBlank(draft))
    const saved: SaveState = isEmpty || !last ? { kind: 'nothing' } : { kind: 'saved', at: last.changedAt }
    state = { ...state, activeId: last?.id ?? state.activeId, saved }
    writeSettings(device)
    return 'kept'
  }

  const onStorage = (event: StorageEvent) => {
    const key = ourKey(event)
    if (state.device !== 'own' || event.storageArea !== window.localStorage || key === undefined) return
    // Cleared in another tab: the person wanted it gone from this device, so it goes from this tab too.
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
    if (takeInOthers(storedActive ?? active())) {
      seen = readKey('own', keys.cvs)
      show()
    } else show({ saved: { kind: 'other-tab' } })
  }
  const onHide = () => {
    flush()
    // The visit lasted until now, which counts for what is deleted when nobody used it.
    if (state.device !== null && state.saved.kind !== 'other-tab') writeSettings(state.device)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHide()
  }

  const foundInTab = load('shared')
  const foundAtStart = foundInTab === 'nothing' ? load('own') : foundInTab
  state = { ...state, found: foundAtStart }
  startIdleWatch()
  show()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', onHide)
  document.addEventListener('visibilitychange', onVisibility)

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    chooseDevice: (device) => {
      if (device === state.device || state.found === 'newer') return
      clearTimeout(timer)
      timer = undefined
      const own = active()
      // Another tab answered first: what it keeps stays, and what was typed here joins it.
      const isFirstAnswer = state.device === null && device === 'own'
      const found = isFirstAnswer ? load('own') : 'nothing'
      if (found === 'newer') {
        set({ found })
        return
      }
      const isJoined = found === 'kept'
      if (isJoined) {
        const cv = own && { ...newCv(Date.now(), collection.cvs), title: own.title, draft: own.draft }
        if (cv && !isBlank(cv.draft) && collection.cvs.length < mostCvs) {
          collection = withCv(collection, cv)
          activate(cv.id)
        } else activate(state.activeId)
      } else {
        // What the other choice kept does not stay behind.
        removeEveryKey()
        seen = null
      }
      state = { ...state, device, idle: 'no', keepsDisclosure: isJoined && state.keepsDisclosure }
      startIdleWatch()
      write()
    },
    keepDisclosure: (isKept) => {
      flush()
      settle(() => {
        state = { ...state, keepsDisclosure: isKept }
      })
    },
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
      flush()
      settle(() => undefined)
    },
    choose: (id) => {
      if (id === state.activeId || !collection.cvs.some((cv) => cv.id === id)) return
      flush()
      settle(() => activate(id))
    },
    add,
    copy: (id, title) => {
      flush()
      const cv = collection.cvs.find((each) => each.id === id)
      return cv ? add(title, cv.draft) : null
    },
    rename: (id, title) => {
      flush()
      settle(() => {
        collection = withTitle(collection, id, title, Date.now())
      })
    },
    remove: (id) => {
      flush()
      settle(() => {
        collection = withoutCv(collection, id)
        if (collection.cvs.length === 0) collection = { cvs: [newCv(Date.now())], versions: {} }
        const [first] = collection.cvs
        if (id === state.activeId && first) activate(first.id)
      })
    },
    takeOther: () => {
      const { device } = state
      if (device === null) return
      const theirs = readStored(device)
      const own = active()
      if (!theirs) {
        forget('nothing', 'no')
        return
      }
      clearTimeout(timer)
      timer = undefined
      storedActive = undefined
      // What was typed here is one step away, as a version.
      const hasOwn = own !== undefined && theirs.cvs.some(({ id }) => id === own.id)
      collection = hasOwn ? withVersion(theirs, own.id, own.draft, Date.now()) : theirs
      const next = hasOwn ? own : collection.cvs[0]
      if (next) activate(next.id)
      write()
    },
    keepMine: () => {
      const { device } = state
      const own = active()
      if (device === null || !own) return
      clearTimeout(timer)
      timer = undefined
      storedActive = undefined
      const theirs = readStored(device)
      const stored = theirs?.cvs.find(({ id }) => id === own.id)
      const others = theirs?.cvs.filter(({ id }) => id !== own.id) ?? []
      const kept = stored ? withVersion(collection, own.id, stored.draft, Date.now()) : collection
      const mine = { ...own, changedAt: Date.now() }
      collection = {
        cvs: stored && theirs ? theirs.cvs.map((cv) => (cv.id === own.id ? mine : cv)) : [...others, mine],
        versions: { ...theirs?.versions, [own.id]: kept.versions[own.id] ?? [] },
      }
      write()
    },
    forgetUnread: () => {
      const { device, unread } = state
      if (device === null) return
      removeKey(device, keys.unread)
      // Nothing was written since: it stands in its old place as well.
      if (readKey(device, keys.cvs) === unread) write()
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
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onVisibility)
    },
  }
}

/** Whether there is anything worth a "go on with my CV". */
export const hasKeptCv = ({ cvs }: CvKeeperState): boolean => cvs.some(({ draft }) => !isBlank(draft))
