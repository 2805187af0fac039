import { condensed, countPages } from '@/lib/client/cv-files/count-pages'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import { emptyDraft } from '@/lib/domain/cv/cv-draft'
import { changeCv } from '@/lib/domain/cv/edit-cv-draft'
import { shortenedDescriptions } from '@/lib/domain/cv/shorten-work'
import { aJob } from '@/tests/support/a-cv-draft'
import { longDraft } from '@/tests/support/cv-papers'

test('a draft of three pages becomes exactly the CV that was cut to two', () => {
  const draft = longDraft(12)
  const full = cvDocument(draft)
  const short = condensed(full)
  const shorter = changeCv(draft, { type: 'shorten-work', descriptions: shortenedDescriptions(draft, full, short) })
  expect(cvDocument(shorter)).toEqual(short)
  expect(countPages({ kind: 'CV', document: cvDocument(shorter) })).toBe(2)
  expect({ ...shorter, experiences: [] }).toEqual({ ...draft, experiences: [] })
})

test('a job without a title keeps the line shown in its place', () => {
  const nameless = { jobTitle: '', company: '', awardingBody: '', description: '- Lead\n\n- One\n- Two' }
  const draft = { ...emptyDraft(), experiences: [aJob({ ...nameless, id: '1', isPrisonWork: false })] }
  const full = cvDocument(draft)
  const short = {
    ...full,
    sections: full.sections.map((section) =>
      section.kind === 'work'
        ? { ...section, entries: section.entries.map((entry) => ({ ...entry, bullets: ['One'] })) }
        : section,
    ),
  }
  expect(shortenedDescriptions(draft, full, short)).toEqual({ '1': 'Lead\nOne' })
})

test('nothing is changed when nothing was cut, and unknown jobs are passed over', () => {
  const draft = longDraft(3)
  const full = cvDocument(draft)
  expect(shortenedDescriptions(draft, full, condensed(full))).toEqual({})
  expect(changeCv(draft, { type: 'shorten-work', descriptions: {} })).toBe(draft)
  expect(changeCv(draft, { type: 'shorten-work', descriptions: { nobody: 'x' } })).toBe(draft)
})
