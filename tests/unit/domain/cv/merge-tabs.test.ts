import { withFewerVersions, type CvCollection, type KeptCv } from '@/lib/domain/cv/cv-collection'
import { emptyDraft, type CvDraft } from '@/lib/domain/cv/cv-draft'
import { keepMine, mergeTabs, takeTheirs, withMoreCvs } from '@/lib/domain/cv/merge-tabs'

const named = (fullName: string): CvDraft => ({ ...emptyDraft(), fullName })
/** 'a1' is CV a as it was changed at moment 1; its name says the same. */
const cv = (text: string): KeptCv => ({
  id: text.charAt(0),
  title: '',
  draft: named(text),
  changedAt: Number(text.slice(1)),
})
const cvs = (texts: string, versions: Record<string, string> = {}): CvCollection => ({
  cvs: texts.split(' ').filter(Boolean).map(cv),
  versions: Object.fromEntries(
    Object.entries(versions).map(([id, kept]) => [
      id,
      kept.split(' ').map((text) => ({ at: cv(text).changedAt, draft: named(text) })),
    ]),
  ),
})
const written = ({ cvs: all, versions }: CvCollection) => ({
  cvs: all.map(({ draft }) => draft.fullName).join(' '),
  versions: Object.fromEntries(
    Object.entries(versions).map(([id, kept]) => [id, kept.map(({ draft }) => draft.fullName).join(' ')]),
  ),
})

describe('what another tab stored is taken in as long as it left the open CV alone', () => {
  test.each<[what: string, mine: string, base: string, theirs: string, merged: string | null]>([
    ['it changed another CV', 'a2 b1', 'a1', 'a1 b9', 'a2 b9'],
    ['it added one', 'a2', 'a1', 'a1 b9', 'a2 b9'],
    ['it deleted another', 'a2 b1', 'a1', 'a1', 'a2'],
    ['it put them in another order', 'a2 b1', 'a1', 'b1 a1', 'b1 a2'],
    ['it changed the open one', 'a2 b1', 'a1', 'a9 b1', null],
    ['it deleted the open one', 'a2 b1', 'a1', 'b1', null],
  ])('%s', (_, mine, base, theirs, merged) => {
    const result = mergeTabs({ collection: cvs(mine), activeId: 'a' }, cvs(theirs), cv(base))
    expect(result && written(result).cvs).toBe(merged)
  })

  test('the versions of the open CV are those of this tab, all others are theirs', () => {
    const mine = cvs('a2 b1', { a: 'a1', b: 'b0' })
    const merged = mergeTabs({ collection: mine, activeId: 'a' }, cvs('a1 b9', { a: 'a0', b: 'b8' }), cv('a1'))
    expect(merged && written(merged).versions).toEqual({ a: 'a1', b: 'b8' })
  })

  test('without a stored state to compare with, nothing is taken in', () => {
    expect(mergeTabs({ collection: cvs('a2'), activeId: 'a' }, cvs('a1'), undefined)).toBeNull()
  })
})

describe('whichever of two the person takes, the other is one step away', () => {
  test.each<[what: string, theirs: string, cvsAfter: string, activeId: string, versions: Record<string, string>]>([
    ['theirs', 'a9 b1', 'a9 b1', 'a', { a: 'a2' }],
    ['theirs, where the open one was deleted', 'b1', 'b1', 'b', {}],
  ])('%s', (_, theirs, cvsAfter, activeId, versions) => {
    const taken = takeTheirs({ collection: cvs('a2 b1'), activeId: 'a' }, cvs(theirs), 100)
    expect({ ...written(taken.collection), activeId: taken.activeId }).toEqual({ cvs: cvsAfter, activeId, versions })
  })

  test.each<[what: string, theirs: string | null, cvsAfter: string, versions: Record<string, string>]>([
    ['mine', 'b1 a9', 'b1 a2', { a: 'a9' }],
    ['mine, where it was deleted there', 'b1', 'b1 a2', { a: '' }],
    ['mine, where nothing is stored any more', null, 'a2', { a: '' }],
  ])('%s', (_, theirs, cvsAfter, versions) => {
    const kept = keepMine({ collection: cvs('a2 b1'), activeId: 'a' }, theirs === null ? null : cvs(theirs), 100)
    expect(written(kept)).toEqual({ cvs: cvsAfter, versions })
    expect(kept.cvs.find(({ id }) => id === 'a')?.changedAt).toBe(100)
  })
})

describe('CVs from elsewhere join as far as there is room', () => {
  const more = (names: string[]) => names.map((name) => ({ title: '', draft: named(name) }))
  test.each<[mine: string, others: string[], joined: string | null]>([
    ['a1', ['x'], 'a1 x'],
    ['a1', ['x', 'y'], 'a1 x y'],
    ['a1', ['', 'y'], 'a1 y'],
    ['a1', [''], null],
    ['a1', [], null],
    ['a1 b1 c1 d1', ['x'], 'a1 b1 c1 d1 x'],
    ['a1 b1 c1 d1', ['x', 'y'], null],
    ['a1 b1 c1 d1 e1', ['x'], null],
  ])('%s and %j', (mine, others, joined) => {
    const all = withMoreCvs(cvs(mine), more(others), 100)
    expect(all && written(all).cvs).toBe(joined)
    expect(new Set(all?.cvs.map(({ id }) => id)).size).toBe(all?.cvs.length ?? 0)
  })
})

test('a full store loses the oldest version of the CVs that have most, and no CV', () => {
  const first = cvs('a1 b1', { a: 'a3 a2 a1', b: 'b2 b1' })
  const second = withFewerVersions(first)
  expect(second && written(second)).toEqual({ cvs: 'a1 b1', versions: { a: 'a3 a2', b: 'b2 b1' } })
  const third = second && withFewerVersions(second)
  expect(third && written(third).versions).toEqual({ a: 'a3', b: 'b2' })
  expect(withFewerVersions(cvs('a1', {}))).toBeNull()
})
