/** @jest-environment jsdom */
import { createCvKeeper, hasKeptCv, type CvKeeper } from '@/lib/client/cv-drafts/cv-keeper'
import { emptyDraft, type CvDraft } from '@/lib/domain/cv/cv-draft'
import { aCvDraft } from '@/tests/support/a-cv-draft'

const minute = 60_000
const day = 24 * 60 * minute
let keepers: CvKeeper[] = []

const open = (): CvKeeper => {
  const keeper = createCvKeeper()
  keepers.push(keeper)
  return keeper
}
const draftOf = (keeper: CvKeeper): CvDraft | undefined => {
  const { cvs, activeId } = keeper.getState()
  return cvs.find(({ id }) => id === activeId)?.draft
}
const named = (fullName: string): CvDraft => ({ ...emptyDraft(), fullName })
const everythingStored = () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })
const later = (ms = 500) => jest.advanceTimersByTime(ms)
/** A browser tells the other tabs; jsdom has one tab, so the test does. */
const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
const tellOfCvs = () => tell('cv-builder:cvs', localStorage.getItem('cv-builder:cvs'))
const leavePage = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  keepers.forEach((keeper) => keeper.close())
  keepers = []
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('before anybody says whose device it is', () => {
  test('nothing is kept, whatever is done', () => {
    const keeper = open()
    keeper.keep(named('Jordan'))
    keeper.snapshot()
    keeper.rename(keeper.getState().activeId, 'Kitchens')
    keeper.add('Other', named('Sam'))
    keeper.keepDisclosure(true)
    later(10_000)
    leavePage()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    expect(keeper.getState().saved).toEqual({ kind: 'not-asked' })
    expect(keeper.getState().cvs.map(({ title }) => title)).toEqual(['Kitchens', 'Other'])
  })

  test('what was typed first is saved once they do', () => {
    const keeper = open()
    keeper.keep(named('Jordan'))
    keeper.chooseDevice('own')
    expect(draftOf(open())).toEqual(named('Jordan'))
  })
})

describe('on an own device', () => {
  test('it is kept half a second after the last key, with the time', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    expect(keeper.getState().saved).toEqual({ kind: 'nothing' })
    keeper.keep(named('J'))
    later(400)
    keeper.keep(named('Jo'))
    later(400)
    expect(keeper.getState().saved).toEqual({ kind: 'saving' })
    expect(everythingStored()).not.toContain('Jo')
    later(100)
    expect(everythingStored()).toContain('Jo')
    expect(keeper.getState().saved).toEqual({ kind: 'saved', at: Date.now() })
  })

  test.each(['pagehide', 'visibilitychange'])('it is kept at once when the page goes (%s)', (kind) => {
    const keeper = open()
    keeper.chooseDevice('own')
    keeper.keep(named('Jordan'))
    if (kind === 'pagehide') leavePage()
    else {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event(kind))
    }
    expect(localStorage.getItem('cv-builder:cvs')).toContain('Jordan')
  })

  test('the next visit continues where this one ended', () => {
    const first = open()
    first.chooseDevice('own')
    first.keep(named('Jordan'))
    first.add('Kitchens', named('Jordan in kitchens'))
    const next = open()
    expect(next.getState()).toMatchObject({ device: 'own', found: 'kept', saved: { kind: 'saved' } })
    expect(draftOf(next)).toEqual(named('Jordan in kitchens'))
    expect(hasKeptCv(next.getState())).toBe(true)
    expect(next.getState().cvs).toHaveLength(2)
  })

  test('unused for 60 days it is there, and after that it is gone', () => {
    open().chooseDevice('own')
    keepers[0]?.keep(named('Jordan'))
    later()
    leavePage()
    keepers[0]?.close()
    jest.setSystemTime(Date.now() + 60 * day)
    const back = open()
    expect(back.getState().found).toBe('kept')
    back.close()
    jest.setSystemTime(Date.now() + 60 * day + 1)
    const tooLate = open()
    expect(tooLate.getState()).toMatchObject({ found: 'expired', device: null })
    expect(hasKeptCv(tooLate.getState())).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  test('answers about disclosure are kept in this tab alone, in versions too', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    keeper.keep(aCvDraft({ rehabilitationSteps: 'MARKER', disclosureLetter: 'MARKER', previousLetter: 'MARKER' }))
    later()
    keeper.snapshot()
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/MARKER|serious|1-2-years/)
    expect(draftOf(open())?.disclosureLetter).toBe('MARKER')
    expect(open().getState().versions[0]?.draft.disclosureLetter).toBe('MARKER')
    sessionStorage.clear()
    expect(draftOf(open())).toMatchObject({ fullName: 'Jordan Taylor', disclosureLetter: '', disclosureNeeded: null })
  })

  test('they are kept when ticked, and gone from the device the moment it is unticked', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    keeper.keepDisclosure(true)
    keeper.keep(aCvDraft({ disclosureLetter: 'MARKER' }))
    later()
    keeper.snapshot()
    sessionStorage.clear()
    expect(draftOf(open())?.disclosureLetter).toBe('MARKER')
    keeper.keepDisclosure(false)
    expect(JSON.stringify({ ...localStorage })).not.toContain('MARKER')
    expect(draftOf(keeper)?.disclosureLetter).toBe('MARKER')
  })
})

describe('on a shared device', () => {
  test('it is kept in this tab only', () => {
    const keeper = open()
    keeper.chooseDevice('shared')
    keeper.keep(aCvDraft())
    later()
    expect(localStorage).toHaveLength(0)
    expect(draftOf(open())).toEqual(aCvDraft())
  })

  test('after 13 minutes without a touch it warns, and a touch ends that', () => {
    const keeper = open()
    keeper.chooseDevice('shared')
    keeper.keep(named('Jordan'))
    later(13 * minute - 1)
    expect(keeper.getState().idle).toBe('no')
    later(1)
    expect(keeper.getState().idle).toBe('soon')
    window.dispatchEvent(new Event('pointerdown'))
    expect(keeper.getState().idle).toBe('no')
    later(13 * minute)
    keeper.stayHere()
    later(12 * minute)
    expect(keeper.getState().idle).toBe('no')
    expect(draftOf(keeper)).toEqual(named('Jordan'))
  })

  test('after 15 minutes everything is gone, from the page too', () => {
    const keeper = open()
    keeper.chooseDevice('shared')
    keeper.keep(named('Jordan'))
    later(15 * minute)
    expect(sessionStorage).toHaveLength(0)
    expect(keeper.getState()).toMatchObject({ idle: 'wiped', device: null, saved: { kind: 'not-asked' } })
    expect(draftOf(keeper)).toEqual(emptyDraft())
  })

  test('a laptop that slept is cleared when it wakes, before the first key counts', () => {
    const keeper = open()
    keeper.chooseDevice('shared')
    keeper.keep(named('Jordan'))
    later()
    jest.setSystemTime(Date.now() + 20 * minute)
    window.dispatchEvent(new Event('keydown'))
    expect(keeper.getState().idle).toBe('wiped')
    expect(sessionStorage).toHaveLength(0)
  })

  test('a tab that the browser brings back after 15 minutes is empty', () => {
    const keeper = open()
    keeper.chooseDevice('shared')
    keeper.keep(named('Jordan'))
    later()
    keeper.close()
    jest.setSystemTime(Date.now() + 16 * minute)
    expect(open().getState()).toMatchObject({ found: 'expired', device: null })
    expect(sessionStorage).toHaveLength(0)
  })

  test('an own device is never wiped for idleness', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    keeper.keep(named('Jordan'))
    later(60 * minute)
    expect(keeper.getState().idle).toBe('no')
    expect(draftOf(keeper)).toEqual(named('Jordan'))
  })
})

test('changing the answer to “shared” leaves nothing behind on the device', () => {
  const keeper = open()
  keeper.chooseDevice('own')
  keeper.keepDisclosure(true)
  keeper.keep(aCvDraft())
  later()
  keeper.chooseDevice('shared')
  expect(localStorage).toHaveLength(0)
  expect(draftOf(open())).toEqual(aCvDraft())
})

describe('when the browser does not keep', () => {
  const failing = (name: string) => {
    const error = new DOMException('no', name)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw error
    })
  }

  test('a full store is reported, and what is on the page stays', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    failing('QuotaExceededError')
    keeper.keep(named('Jordan'))
    later()
    expect(keeper.getState().saved).toEqual({ kind: 'failed', reason: 'full' })
    expect(draftOf(keeper)).toEqual(named('Jordan'))
    jest.restoreAllMocks()
    keeper.keep(named('Jordan T'))
    later()
    expect(keeper.getState().saved.kind).toBe('saved')
  })

  test('a private mode that has no room at all is called blocked', () => {
    const keeper = open()
    failing('QuotaExceededError')
    keeper.chooseDevice('own')
    expect(keeper.getState().saved).toEqual({ kind: 'failed', reason: 'blocked' })
  })

  test('forbidden storage is reported, even where the word alone throws', () => {
    const forbidden = new DOMException('no', 'SecurityError')
    for (const store of ['localStorage', 'sessionStorage'] as const) {
      jest.spyOn(window, store, 'get').mockImplementation(() => {
        throw forbidden
      })
    }
    const keeper = open()
    keeper.chooseDevice('own')
    keeper.keep(named('Jordan'))
    later()
    expect(keeper.getState().saved).toEqual({ kind: 'failed', reason: 'blocked' })
    expect(keeper.clearEverything()).toEqual({ cleared: true, removed: 0, left: [] })
  })

  test('older versions give way before the CV does', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    for (let index = 0; index < 5; index += 1) {
      keeper.keep(named(`Jordan ${index} ${'x'.repeat(1000)}`))
      keeper.snapshot()
    }
    const { setItem } = Storage.prototype
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.length > 5000) throw new DOMException('no', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    keeper.keep(named(`Jordan last ${'x'.repeat(1000)}`))
    later()
    expect(keeper.getState().saved.kind).toBe('saved')
    expect(localStorage.getItem('cv-builder:cvs')).toContain('Jordan last')
  })
})

describe('two tabs', () => {
  const twoTabs = () => {
    const first = open()
    first.chooseDevice('own')
    first.keep(named('Start'))
    later()
    return [first, open()] as const
  }

  test('neither writes over the other in silence', () => {
    const [one, two] = twoTabs()
    one.keep(named('One'))
    later()
    two.keep(named('Two'))
    later()
    expect(two.getState().saved).toEqual({ kind: 'other-tab' })
    expect(localStorage.getItem('cv-builder:cvs')).toContain('One')
    two.keep(named('Two, more'))
    leavePage()
    expect(localStorage.getItem('cv-builder:cvs')).not.toContain('Two')
  })

  test('the older tab is told as soon as the other saves', () => {
    const [one, two] = twoTabs()
    one.keep(named('One'))
    later()
    tellOfCvs()
    expect(two.getState().saved).toEqual({ kind: 'other-tab' })
    expect(one.getState().saved.kind).toBe('saved')
  })

  test('taking the other keeps what was typed here as a version', () => {
    const [one, two] = twoTabs()
    one.keep(named('One'))
    later()
    two.keep(named('Two'))
    later()
    const { loads } = two.getState()
    two.takeOther()
    expect(draftOf(two)).toEqual(named('One'))
    expect(two.getState().loads).toBeGreaterThan(loads)
    expect(two.getState().versions.map(({ draft }) => draft.fullName)).toContain('Two')
    expect(two.getState().saved.kind).toBe('saved')
  })

  test('keeping mine keeps the other as a version', () => {
    const [one, two] = twoTabs()
    one.keep(named('One'))
    later()
    two.keep(named('Two'))
    later()
    two.keepMine()
    const next = open()
    expect(draftOf(next)).toEqual(named('Two'))
    expect(next.getState().versions.map(({ draft }) => draft.fullName)).toContain('One')
  })

  test('two CVs in two tabs do not disturb each other', () => {
    const [one, two] = twoTabs()
    const second = two.add('Second', named('Second'))
    tellOfCvs()
    one.keep(named('One'))
    later()
    two.keep(named('Second, more'))
    later()
    expect([one.getState().saved.kind, two.getState().saved.kind]).toEqual(['saved', 'saved'])
    const names = open()
      .getState()
      .cvs.map(({ draft }) => draft.fullName)
    expect(names).toEqual(['One', 'Second, more'])
    expect(second).not.toBeNull()
  })

  test('a CV deleted in another tab does not come back by itself', () => {
    const [one, two] = twoTabs()
    one.add('Second', named('Second'))
    one.remove(one.getState().cvs[0]?.id ?? '')
    two.keep(named('Two'))
    later()
    expect(two.getState().saved).toEqual({ kind: 'other-tab' })
    two.keepMine()
    expect(
      open()
        .getState()
        .cvs.map(({ draft }) => draft.fullName)
        .sort(),
    ).toEqual(['Second', 'Two'])
  })

  test('clearing in one tab clears the other', () => {
    const [one, two] = twoTabs()
    two.keep(named('Two'))
    one.clearEverything()
    tell('cv-builder:cvs', null)
    later(10_000)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    expect(two.getState().device).toBeNull()
    expect(draftOf(two)).toEqual(emptyDraft())
  })

  test('answering the question in both tabs loses neither CV', () => {
    const one = open()
    const two = open()
    one.keep(named('One'))
    two.keep(named('Two'))
    one.chooseDevice('own')
    two.chooseDevice('own')
    expect(
      open()
        .getState()
        .cvs.map(({ draft }) => draft.fullName),
    ).toEqual(['One', 'Two'])
    expect(draftOf(two)).toEqual(named('Two'))
  })

  test('where disclosure answers may lie is one answer for both', () => {
    const [one, two] = twoTabs()
    one.keepDisclosure(true)
    one.keep(aCvDraft({ disclosureLetter: 'MARKER' }))
    later()
    tell('cv-builder:settings', localStorage.getItem('cv-builder:settings'))
    tellOfCvs()
    two.takeOther()
    expect(two.getState().keepsDisclosure).toBe(true)
    expect(localStorage.getItem('cv-builder:cvs')).toContain('MARKER')
    two.keepDisclosure(false)
    tell('cv-builder:settings', localStorage.getItem('cv-builder:settings'))
    tellOfCvs()
    one.keepMine()
    expect(localStorage.getItem('cv-builder:cvs')).not.toContain('MARKER')
  })

  test('a later version that another tab brought is not cleared by an answer here', () => {
    const one = open()
    localStorage.setItem('cv-builder:cvs', '{"version":4}')
    one.chooseDevice('own')
    expect(one.getState()).toMatchObject({ found: 'newer', device: null })
    expect(localStorage.getItem('cv-builder:cvs')).toBe('{"version":4}')
  })

  test('keys of other tools do not concern it', () => {
    const [one] = twoTabs()
    tell('analytics-choice', null)
    expect(one.getState().device).toBe('own')
  })
})

describe('several CVs', () => {
  test('up to five, each its own, and a copy is a copy', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    keeper.keep(named('First'))
    const copy = keeper.copy(keeper.getState().activeId, 'Kitchens')
    expect(keeper.getState().activeId).toBe(copy)
    keeper.keep(named('Copy'))
    later()
    expect(keeper.getState().cvs.map(({ title, draft }) => [title, draft.fullName])).toEqual([
      ['', 'First'],
      ['Kitchens', 'Copy'],
    ])
    for (let count = 0; count < 3; count += 1) expect(keeper.add('', named('x'))).not.toBeNull()
    expect(keeper.add('', named('sixth'))).toBeNull()
    expect(keeper.getState().cvs).toHaveLength(5)
  })

  test('choosing another shows it, and what was typed in the one before is kept', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    keeper.keep(named('First'))
    const first = keeper.getState().activeId
    keeper.add('Second', named('Second'))
    keeper.keep(named('Second, more'))
    keeper.choose(first)
    expect(draftOf(keeper)).toEqual(named('First'))
    expect(open().getState().cvs[1]?.draft).toEqual(named('Second, more'))
  })

  test('removing the last one leaves an empty one, and its versions go with it', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    keeper.keep(named('MARKER'))
    later()
    keeper.remove(keeper.getState().activeId)
    expect(draftOf(keeper)).toEqual(emptyDraft())
    expect(everythingStored()).not.toContain('MARKER')
  })
})

describe('versions', () => {
  test('one at the start, then one every ten minutes of work, ten in all, the newest first', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    for (let minutes = 0; minutes < 150; minutes += 1) {
      keeper.keep(named(`minute ${minutes}`))
      later(minute)
    }
    const names = keeper.getState().versions.map(({ draft }) => draft.fullName)
    expect(names).toHaveLength(10)
    expect(names.slice(0, 2)).toEqual(['minute 140', 'minute 130'])
  })

  test('one can be asked for, and the same is not kept twice', () => {
    const keeper = open()
    keeper.chooseDevice('own')
    keeper.keep(named('One'))
    keeper.keep(named('Two'))
    keeper.snapshot()
    keeper.snapshot()
    expect(
      open()
        .getState()
        .versions.map(({ draft }) => draft.fullName),
    ).toEqual(['Two', 'One'])
  })
})

describe('what an earlier visit left', () => {
  test('that cannot be read is put aside, not written over', () => {
    localStorage.setItem('cv-builder:cvs', '{"version":2,"cvs":[{"broken')
    const keeper = open()
    expect(keeper.getState().found).toBe('unreadable')
    keeper.keep(named('Jordan'))
    later()
    expect(localStorage.getItem('cv-builder:unread')).toContain('broken')
    expect(keeper.getState().unread).toContain('broken')
    const next = open()
    expect(draftOf(next)).toEqual(named('Jordan'))
    expect(next.getState()).toMatchObject({ found: 'kept', unread: '{"version":2,"cvs":[{"broken' })
    next.forgetUnread()
    expect(next.getState().unread).toBeNull()
    expect(localStorage.getItem('cv-builder:unread')).toBeNull()
    expect(draftOf(open())).toEqual(named('Jordan'))
  })

  test('that cannot be read is gone from its old place too when it is deleted at once', () => {
    localStorage.setItem('cv-builder:cvs', '{"version":2,"cvs":[{"broken')
    open().forgetUnread()
    expect(everythingStored()).not.toContain('broken')
    expect(open().getState()).toMatchObject({ found: 'kept', unread: null })
  })

  test('a draft that an earlier page could not read returns with a page that can, beside newer drafts', () => {
    const first = open()
    first.chooseDevice('own')
    first.keep(named('Old'))
    later()
    const readable = localStorage.getItem('cv-builder:cvs') ?? ''
    first.clearEverything()
    first.chooseDevice('own')
    first.keep(named('New'))
    later()
    localStorage.setItem('cv-builder:unread', readable)
    const keeper = open()
    expect(keeper.getState().cvs.map(({ draft }) => draft.fullName)).toEqual(['New', 'Old'])
    expect(draftOf(keeper)).toEqual(named('New'))
    expect(keeper.getState().unread).toBeNull()
    expect(localStorage.getItem('cv-builder:unread')).toBeNull()
    expect(open().getState().cvs).toHaveLength(2)
  })

  test('that an earlier page could not read waits while five CVs leave it no room', () => {
    const first = open()
    first.chooseDevice('own')
    first.keep(named('Old'))
    later()
    const readable = localStorage.getItem('cv-builder:cvs') ?? ''
    for (const name of ['2', '3', '4', '5']) first.add('', named(name))
    localStorage.setItem('cv-builder:unread', readable)
    const keeper = open()
    expect(keeper.getState().cvs).toHaveLength(5)
    expect(keeper.getState().unread).toBe(readable)
    expect(localStorage.getItem('cv-builder:unread')).toBe(readable)
  })

  test('from a later version is left alone', () => {
    const stored = '{"version":4,"cvs":[]}'
    localStorage.setItem('cv-builder:cvs', stored)
    const keeper = open()
    expect(keeper.getState()).toMatchObject({ found: 'newer', device: null })
    keeper.chooseDevice('own')
    keeper.keep(named('Jordan'))
    later()
    expect(localStorage.getItem('cv-builder:cvs')).toBe(stored)
  })
})

test('“Clear everything” removes every key the tool wrote, looks again, and touches nothing else', () => {
  localStorage.setItem('analytics-choice', '{}')
  localStorage.setItem('cv-builder:from-long-ago', 'MARKER')
  const keeper = open()
  keeper.chooseDevice('own')
  keeper.keep(aCvDraft({ fullName: 'MARKER', disclosureLetter: 'MARKER' }))
  later()
  keeper.snapshot()
  keeper.keep(named('MARKER again'))
  const result = keeper.clearEverything()
  expect(result).toMatchObject({ cleared: true, left: [] })
  expect(result.removed).toBeGreaterThanOrEqual(3)
  later(10_000)
  leavePage()
  expect({ ...localStorage }).toEqual({ 'analytics-choice': '{}' })
  expect(sessionStorage).toHaveLength(0)
  expect(JSON.stringify(keeper.getState())).not.toContain('MARKER')
})

test('a browser that will not let go is told on', () => {
  const keeper = open()
  keeper.chooseDevice('own')
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => undefined)
  const { cleared, left } = keeper.clearEverything()
  expect(cleared).toBe(false)
  expect(left).toContain('cv-builder:cvs')
})

test('listeners hear of a change, and a state is the same object until then', () => {
  const keeper = open()
  const heard = jest.fn()
  const stop = keeper.subscribe(heard)
  const before = keeper.getState()
  expect(keeper.getState()).toBe(before)
  keeper.keep(named('Jordan'))
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  keeper.keep(named('Sam'))
  expect(heard).toHaveBeenCalledTimes(1)
})
