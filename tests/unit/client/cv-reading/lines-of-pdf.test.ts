import { makePdf } from '@/lib/client/cv-files/pdf-file'
import { linesOfPdf } from '@/lib/client/cv-reading/lines-of-pdf'
import { understandCv } from '@/lib/domain/cv/understand-cv'
import { cvPaper, longDraft, ukDraft } from '@/tests/support/cv-papers'
import { publicFont } from '@/tests/support/public-fonts'

test.each([
  ['one page, employer first', ukDraft()],
  ['one page, job title first', ukDraft({ look: 'modern' })],
  ['two pages', longDraft(7)],
])('a PDF of this tool is understood as it was typed: %s', async (_, draft) => {
  const made = await makePdf(cvPaper(draft), publicFont)
  if (!('bytes' in made)) throw new Error('a file')
  const understood = understandCv(await linesOfPdf(made.bytes))
  expect(understood).toMatchObject({
    fullName: draft.fullName,
    email: draft.email,
    phone: draft.phone,
    location: draft.location,
    summary: draft.summary,
    skills: draft.skills,
  })
  expect(understood.experiences.map(({ startDate, description }) => ({ startDate, description }))).toEqual(
    draft.experiences.map(({ startDate, description }) => ({ startDate, description })),
  )
})

test('a file that is not a PDF is refused', async () => {
  await expect(linesOfPdf(new TextEncoder().encode('%PDF-1.7 nothing'))).rejects.toThrow()
})
