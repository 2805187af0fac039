import { letterWords } from '@/lib/content/cv-builder/letter-templates'
import { examples, unfitEmailWords } from '@/lib/content/cv-builder/check-words'
import { sensitiveWords } from '@/lib/content/cv-builder/sensitive-words'
import { checkCv } from '@/lib/domain/cv/check-cv'
import { cvDocument, letterDocument } from '@/lib/domain/cv/cv-document'
import { emptyDraft } from '@/lib/domain/cv/cv-draft'
import { generateLetter, unfinishedPrompts } from '@/lib/domain/cv/disclosure-letter'
import { joinBullet } from '@/lib/domain/cv/join-bullet'
import { toJsonResume } from '@/lib/domain/cv/json-resume'
import { fullSaveFile, openFile } from '@/lib/domain/cv/save-file'
import { aCourse, aJob } from '@/tests/support/a-cv-draft'

// Pastes that a careless pattern takes seconds or minutes over: it tries again from every character.
const pastes = [' ', '.', '!x', '\n', '\n ', '[', '[]', '{key_skills}', '- ', '•', 'a@', 'a.', 'HMP', '\u0301'].map(
  (part) => `${part.repeat(Math.floor(19_999 / part.length))}x`,
)

test('20,000 pasted characters in every field at once do not hold up the page', () => {
  for (const text of pastes) {
    const draft = {
      ...emptyDraft(),
      fullName: text,
      email: text,
      phone: text,
      location: text,
      summary: text,
      experiences: [aJob({ jobTitle: text, company: text, description: text })],
      education: [aCourse({ qualification: text, institution: text, year: text })],
      skills: Array.from({ length: 200 }, (_, index) => `${index}`).concat(text),
      rehabilitationSteps: text,
      disclosureLetter: text,
    }
    const start = performance.now()
    cvDocument(draft)
    letterDocument(draft)
    unfinishedPrompts(generateLetter(draft, letterWords, '22 November 2026'))
    checkCv(draft, { today: { year: 2026, month: 11 }, sensitiveWords, unfitEmailWords, examples })
    joinBullet({ did: text, often: text, well: text })
    toJsonResume(draft)
    expect(performance.now() - start).toBeLessThan(1000)
    expect(openFile(fullSaveFile([{ title: '', draft }]))).toMatchObject({ ok: true, cvs: [{ draft }] })
  }
})

test('200 skills are 200 items', () => {
  const skills = Array.from({ length: 200 }, (_, index) => `Skill ${index}`)
  expect(cvDocument({ ...emptyDraft(), skills }).sections).toEqual([
    { kind: 'skills', heading: 'SKILLS', items: skills },
  ])
})
