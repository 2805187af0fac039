import { makeFile } from '@/lib/client/cv-files/make-file'
import { plainText } from '@/lib/client/cv-files/text-file'
import { aLetterDraft, cvPaper, letterPaper, ukDraft } from '@/tests/support/cv-papers'

test('names each file after the person, and the letter just a letter', async () => {
  const stages: string[] = []
  const cv = await makeFile(cvPaper(ukDraft()), 'docx', (stage) => stages.push(stage))
  const letter = await makeFile(letterPaper(aLetterDraft()), 'txt')
  expect(cv).toMatchObject({
    ok: true,
    leftOut: [],
    file: {
      name: 'Siân-Łukasz-Nguyễn-CV.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
  })
  expect(letter).toMatchObject({
    ok: true,
    file: { name: 'Siân-Łukasz-Nguyễn-letter.txt', type: 'text/plain;charset=utf-8' },
  })
  expect(stages).toEqual(['fetching', 'making'])
  expect(letter.ok && new TextDecoder().decode(letter.file.bytes).replaceAll('\r', '')).toBe(
    `${plainText(letterPaper(aLetterDraft()))}\n`,
  )
})

test('answers which letters stand in the way of a PDF', async () => {
  expect(await makeFile(cvPaper(ukDraft({ fullName: 'דוד' })), 'pdf')).toEqual({
    ok: false,
    reason: 'missing-letters',
    letters: [...'דו'],
    places: ['דוד'],
  })
})

test('answers that the browser is too old for it where something that it needs is not there', async () => {
  const { TextEncoder: given } = globalThis
  Reflect.deleteProperty(globalThis, 'TextEncoder')
  try {
    expect(await makeFile(letterPaper(aLetterDraft()), 'txt')).toEqual({ ok: false, reason: 'cannot-run' })
  } finally {
    globalThis.TextEncoder = given
  }
})

test('answers that the typeface did not come', async () => {
  // Node.js knows no site to fetch the font from, as a phone without a signal.
  expect(await makeFile(cvPaper(ukDraft()), 'pdf')).toEqual({ ok: false, reason: 'not-fetched' })
})
