/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { makeDocx } from '@/lib/client/cv-files/docx-file'
import { linesOfWord } from '@/lib/client/cv-reading/lines-of-word'
import { readDocument } from '@/lib/client/cv-reading/read-document'
import { understandCv } from '@/lib/domain/cv/understand-cv'
import { cvPaper, ukDraft } from '@/tests/support/cv-papers'

// Every browser has them; jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, size?: number): Blob => {
  const all = typeof bytes === 'string' ? Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)) : bytes
  const file = { size: size ?? all.length, arrayBuffer: async () => all.buffer }
  return file as unknown as Blob
}

test('a Word file of this tool is understood as it was typed', async () => {
  const draft = ukDraft()
  const made = await makeDocx(cvPaper(draft))
  if (!('bytes' in made)) throw new Error('a file')
  const understood = understandCv(await linesOfWord(made.bytes))
  expect(understood).toMatchObject({
    fullName: draft.fullName,
    email: draft.email,
    phone: draft.phone,
    location: draft.location,
    skills: draft.skills,
  })
  expect(understood.experiences.map(({ description }) => description)).toEqual(
    draft.experiences.map(({ description }) => description),
  )
})

test.each([
  ['plain words', fileOf('Jo Field, cook'), 'not-a-document'],
  ['nothing', fileOf(''), 'not-a-document'],
  ['a file of old Word', fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])), 'old-word'],
  ['a zip that is no Word file', fileOf('PK\u0003\u0004 nothing of the kind'), 'damaged'],
  ['more than a CV can be', fileOf('%PDF', 11 * 1024 * 1024), 'too-large'],
])('%s: %#', async (_, file, problem) => {
  expect(await readDocument(file)).toEqual({ ok: false, problem })
})
