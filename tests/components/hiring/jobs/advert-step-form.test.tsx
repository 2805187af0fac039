/** @jest-environment jsdom */
import { render } from '@testing-library/react'

import { AdvertStepForm } from '@/components/hiring/jobs/advert-step-form'
import { fieldLabels, findingWords } from '@/lib/content/hiring/advert'
import { advertFields, blankDraft, type AdvertField } from '@/lib/domain/job-board/advert'
import { advertSteps } from '@/lib/domain/job-board/advert-steps'
import { keyOfFinding } from '@/lib/domain/job-board/advert-findings'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { plainDate } from '@/lib/domain/dates/plain-date'

// A tick says no by itself, and the others are asked for by an answer before them, as their hints say.
const neverMarked: readonly AdvertField[] = [
  ...(['remoteFriendly', 'supervised', 'noInterview', 'dayReleasePossible'] as const),
  ...(['siteId', 'duty', 'dbsReason'] as const),
]

test('what an advert may leave out is marked as optional, and nothing else is', () => {
  const missing = checkLawful(blankDraft, plainDate('2026-11-23')).map(({ field }) => field)
  const mayBeLeftOut = advertFields.filter((field) => !missing.includes(field) && !neverMarked.includes(field))
  const marked = advertSteps.flatMap((step) => {
    const { container, unmount } = render(
      <AdvertStepForm
        owner="an account"
        step={step}
        draft={blankDraft}
        sites={[]}
        hidden={{ key: 'aaaa1111' }}
        kept={null}
      />,
    )
    const names = Array.from(container.querySelectorAll('label, legend'))
      .filter(({ textContent }) => textContent?.endsWith(' (optional)'))
      .map((label) => label.getAttribute('for') ?? label.closest('fieldset')?.id)
    unmount()
    return names
  })
  // Of the pay it is the highest figure alone.
  expect(marked.toSorted()).toEqual([...mayBeLeftOut, 'payTo'].toSorted())
})

test('what is wrong with stored words stands at their field, and is read out with it', () => {
  const draft = { ...blankDraft, title: 'Strong young baker' }
  const findings = checkLawful(draft, plainDate('2026-11-23')).filter(({ rule }) => rule !== 'missing')
  const { getByLabelText } = render(
    <AdvertStepForm
      owner="an account"
      step="work"
      draft={draft}
      sites={[]}
      hidden={{ job: 'baker-1' }}
      kept={null}
      findings={findings}
    />,
  )
  const hint = document.getElementById(getByLabelText(fieldLabels.title).getAttribute('aria-describedby') ?? '')
  expect(findings.map(({ rule }) => rule)).toContain('age')
  expect(hint?.querySelector('.field-found')?.textContent).toContain(findingWords.age)
})

test('the field of a sentence that stops the advert looks like an error, unless the team let it through; of advice it does not', () => {
  const draft = {
    ...blankDraft,
    title: 'Strong young baker',
    description: 'You bake. You must have no criminal record.',
  }
  const findings = checkLawful(draft, plainDate('2026-11-23')).filter(({ rule }) => rule !== 'missing')
  const marked = (letThrough: string[]) => {
    const { container, unmount } = render(
      <AdvertStepForm
        owner="an account"
        step="work"
        draft={draft}
        sites={[]}
        hidden={{ job: 'baker-1' }}
        kept={null}
        findings={findings}
        letThrough={letThrough}
      />,
    )
    const ids = Array.from(container.querySelectorAll('[aria-invalid]')).map(({ id }) => id)
    unmount()
    return ids
  }
  expect(marked([])).toEqual(['description'])
  expect(marked(findings.map((one) => keyOfFinding(one) ?? ''))).toEqual([])
})

test('a form that comes back says at the field what to take out, and before it each note by itself', () => {
  const title = 'Baker, no criminal record, British only'
  const kept = { message: 'Job title: take out that.', field: 'title', values: { form: 'job-new', title } }
  const { getByLabelText } = render(
    <AdvertStepForm
      owner="an account"
      step="work"
      draft={blankDraft}
      sites={[]}
      hidden={{ key: 'aaaa1111' }}
      kept={kept}
      findings={checkLawful({ ...blankDraft, title }, plainDate('2026-11-23')).filter(({ rule }) => rule !== 'missing')}
    />,
  )
  const field = getByLabelText(fieldLabels.title).closest('.field')
  expect(field?.querySelector('.field-error')?.textContent).toBe(kept.message)
  const notes = Array.from(field?.querySelectorAll('.field-found') ?? []).map(({ textContent }) => textContent)
  expect(notes).toHaveLength(2)
  expect(notes.find((note) => note?.includes(findingWords.blanket_ban))).toContain('‘no criminal record’')
  expect(notes.find((note) => note?.includes(findingWords.race_wanted))).toContain('‘British only’')
  expect(document.querySelector('.error-summary')?.textContent).not.toContain(findingWords.blanket_ban)
})
