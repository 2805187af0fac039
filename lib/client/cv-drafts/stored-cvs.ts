import {
  readKey,
  removeEveryKey,
  removeKey,
  writeKey,
  type StoreKind,
  type WriteProblem,
} from '@/lib/client/cv-drafts/browser-store'
import {
  disclosureOf,
  readCollection,
  readDisclosure,
  withDisclosure,
  withFewerVersions,
  withoutDisclosure,
  writeCollection,
  type CvCollection,
} from '@/lib/domain/cv/cv-collection'
import { sharedMinutes, unusedDays } from '@/lib/domain/cv/keep-time'

/** The person's own device, or one that others use too. */
export type Device = StoreKind

export type StoredSettings = {
  keepsDisclosure: boolean
  activeId: string
  /** Milliseconds since 1970. */
  usedAt: number
}

/**
 * What is stored where. On an own device the disclosure answers are in the tab, apart from the CVs, unless the person
 * asks otherwise.
 */
export const keys = { cvs: 'cvs', settings: 'settings', disclosure: 'disclosure', unread: 'unread' } as const

const deleteUnusedAfterMs = {
  own: unusedDays * 24 * 60 * 60 * 1000,
  shared: sharedMinutes * 60 * 1000,
} as const satisfies Record<Device, number>

export function readSettings(device: Device): StoredSettings | null {
  try {
    const stored = JSON.parse(readKey(device, keys.settings) ?? 'null') as Partial<StoredSettings> | null
    if (stored === null) return null
    return {
      keepsDisclosure: stored.keepsDisclosure === true,
      activeId: typeof stored.activeId === 'string' ? stored.activeId : '',
      // Something that does not say when it was last used is not deleted as unused.
      usedAt: typeof stored.usedAt === 'number' ? stored.usedAt : Date.now(),
    }
  } catch {
    return null
  }
}

/** Also records that the device is in use. */
export function writeSettings(
  device: Device,
  { keepsDisclosure, activeId }: Omit<StoredSettings, 'usedAt'>,
): WriteProblem | null {
  const settings: StoredSettings = { keepsDisclosure, activeId, usedAt: Date.now() }
  return writeKey(device, keys.settings, JSON.stringify(settings))
}

const withAnswers = (device: Device, read: CvCollection): CvCollection =>
  device === 'own' ? withDisclosure(read, readDisclosure(readKey('shared', keys.disclosure))) : read

/** The CVs currently stored; null when there are none, or none that this page can read. */
export function readCvs(device: Device): CvCollection | null {
  const read = readCollection(readKey(device, keys.cvs) ?? '')
  return typeof read === 'string' ? null : withAnswers(device, read)
}

/** As stored: if it differs from what this tab last wrote, another tab has written since. */
export const storedText = (device: Device): string | null => readKey(device, keys.cvs)

/** Whether the disclosure answers are stored apart from the CVs. */
const isApart = (device: Device, keepsDisclosure: boolean): boolean => device === 'own' && !keepsDisclosure

/**
 * Writes the CVs, and the disclosure answers where they belong. When the store is full, older versions are dropped
 * first: the CV itself matters more.
 * @returns the text that is now stored, or why nothing is
 */
export function writeCvs(
  device: Device,
  collection: CvCollection,
  keepsDisclosure: boolean,
): { problem: null; text: string } | { problem: WriteProblem } {
  let shown: CvCollection = isApart(device, keepsDisclosure) ? withoutDisclosure(collection) : collection
  for (;;) {
    const text = writeCollection(shown)
    const problem = writeKey(device, keys.cvs, text)
    if (problem === null) return { problem, text }
    const fewer = problem === 'full' ? withFewerVersions(shown) : null
    if (!fewer) return { problem }
    shown = fewer
  }
}

/** Writes the disclosure answers to the tab where they are stored apart, and otherwise removes them from there. */
export function writeAnswersApart(device: Device, { cvs }: CvCollection, keepsDisclosure: boolean): void {
  if (!isApart(device, keepsDisclosure)) {
    removeKey('shared', keys.disclosure)
    return
  }
  const answers = cvs.map(({ id, draft }) => [id, disclosureOf(draft)] as const)
  writeKey('shared', keys.disclosure, JSON.stringify(Object.fromEntries(answers)))
}

export const forgetUnread = (device: Device): void => removeKey(device, keys.unread)

export type FoundCvs =
  /** `expired`: deleted just now after too long without use. `newer`: written by a later page, and left alone. */
  | { found: 'nothing' | 'expired' | 'newer' }
  | {
      /**
       * `unreadable`: set aside just now, as it was stored, under a name of its own: a newer page may be able to read
       * it.
       */
      found: 'kept' | 'unreadable'
      settings: StoredSettings | null
      text: string | null
      collection: CvCollection | null
      /** What was set aside, as it was stored. */
      unread: string | null
    }

/** What an earlier visit left on the device. */
export function openStoredCvs(device: Device): FoundCvs {
  const settings = readSettings(device)
  const text = storedText(device)
  if (settings === null && text === null) return { found: 'nothing' }
  if (settings !== null && Date.now() - settings.usedAt > deleteUnusedAfterMs[device]) {
    removeEveryKey()
    return { found: 'expired' }
  }
  const read = text === null ? null : readCollection(text)
  if (read === 'newer') return { found: 'newer' }
  if (text !== null && read === 'unreadable') {
    writeKey(device, keys.unread, text)
    return { found: 'unreadable', settings, text, collection: null, unread: text }
  }
  const collection = read === null || read === 'unreadable' ? null : withAnswers(device, read)
  return { found: 'kept', settings, text, collection, unread: readKey(device, keys.unread) }
}
