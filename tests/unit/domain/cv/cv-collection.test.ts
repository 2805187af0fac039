import fc from 'fast-check'

import {
  isBlank,
  readCollection,
  readDisclosure,
  withDisclosure,
  withoutDisclosure,
  writeCollection,
  disclosureOf,
  type CvCollection,
} from '@/lib/domain/cv/cv-collection'
import { emptyDraft, noDisclosure } from '@/lib/domain/cv/cv-draft'
import { aCvDraft } from '@/tests/support/a-cv-draft'
import { anyDraft } from '@/tests/support/cv-arbitraries'
import { version1File } from '@/tests/support/cv-version-1'

const collection = (draft = aCvDraft()): CvCollection => ({
  cvs: [{ id: '1', title: 'Kitchens', draft, changedAt: 5 }],
  versions: { 1: [{ at: 4, draft }] },
})

test('what is stored is read back as it was', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(readCollection(writeCollection(collection(draft)))).toEqual(collection(draft))
    }),
  )
})

test('what version 1 stored still opens, versions and all', () => {
  const [{ draft }] = version1File.cvs
  const stored = { version: 1, cvs: [{ id: '1', title: '', draft, changedAt: 1 }], versions: { 1: [{ at: 1, draft }] } }
  expect(readCollection(JSON.stringify(stored))).toMatchObject({
    cvs: [
      { draft: { fullName: 'Sam Field', experiences: [{ startDate: { year: 2021, month: 4 } }, { current: true }] } },
    ],
    versions: { 1: [{ draft: { timeframe: 'over-2-years', convictionType: null } }] },
  })
})

test.each([
  ['', 'unreadable'],
  ['null', 'unreadable'],
  ['{"version":2}', 'unreadable'],
  ['{"version":2,"cvs":[]}', 'unreadable'],
  ['{"version":"2","cvs":[]}', 'unreadable'],
  ['{"version":4}', 'newer'],
])('%j is %s', (stored, expected) => expect(readCollection(stored)).toBe(expected))

test('taken apart for the device, the disclosure answers are nowhere in it, and put back they are as before', () => {
  const whole = collection()
  const apart = withoutDisclosure(whole)
  expect([...apart.cvs, ...(apart.versions[1] ?? [])].map(({ draft }) => disclosureOf(draft))).toEqual([
    noDisclosure,
    noDisclosure,
  ])
  expect(withDisclosure(apart, { 1: disclosureOf(aCvDraft()) })).toEqual(whole)
  expect(withDisclosure(apart, {})).toEqual(apart)
})

test('answers held apart that cannot be read count as not answered', () => {
  const answers = disclosureOf(aCvDraft())
  expect(readDisclosure(JSON.stringify({ 1: answers }))).toEqual({ 1: answers })
  for (const stored of [null, '', '{', '[]', '{"1":{"timeframe":"never"}}']) expect(readDisclosure(stored)).toEqual({})
})

test('a draft is blank until something is typed or chosen', () => {
  expect(isBlank(emptyDraft())).toBe(true)
  expect(isBlank({ ...emptyDraft(), order: 'skills-first' })).toBe(false)
})
