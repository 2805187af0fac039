import { plainText, textFileBytes } from '@/lib/client/cv-files/text-file'
import { aLetterDraft, cvPaper, letterPaper, ukDraft } from '@/tests/support/cv-papers'

test('is the CV as one would type it', () => {
  const { experiences, education } = ukDraft()
  const draft = ukDraft({
    experiences: experiences.slice(1, 3),
    education: education.slice(0, 1),
    summary: 'Hard worker.',
  })
  expect(plainText(cvPaper(draft))).toBe(`Siân Łukasz-Nguyễn
sian.lukasz@example.org
07700 900123
Leeds, UK

SUMMARY

Hard worker.

WORK EXPERIENCE

The Old Mill Café   Mar 2022 - Oct 2023
Commis Chef
• Prepared 200 covers a day
• Passed every hygiene visit with five stars

O’Connor & Sons   2020 - Dec 2021
Trainee Bricklayer
• Laid footings and facing brick on a site of 40 homes

EDUCATION

Level 2 Award in Food Safety   2022
Leeds City College

SKILLS

Forklift (counterbalance), Food hygiene, Team work, Manual handling, Stock control`)
})

test('is the letter alone', () => {
  const text = plainText(letterPaper(aLetterDraft()))
  expect(text).toMatch(/^Dear Ms Patel,\n\nThank you/)
  expect(text).toMatch(/Since then:\nI have worked nights/)
  expect(text).toMatch(/\n\nYours sincerely,\nSiân Łukasz-Nguyễn$/)
})

test('as a file has the line ends of Windows and no byte order mark', () => {
  const bytes = textFileBytes(cvPaper(ukDraft()))
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)
  expect(text.startsWith('Siân')).toBe(true)
  expect(text.endsWith('Stock control\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
