/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ProblemNotice } from '@/components/work/problem-notice'
import { typedTexts } from '@/components/work/typed-texts'
import { formWords } from '@/lib/content/forms/form-words'

const values = { form: 'job-return', job: 'baker-a1b2c3d4', version: '3', field: 'pay', words: ' Say the pay.\n ' }
const kept = { message: 'Somebody was quicker.', field: null, values }

test('of a form that is gone, the texts with a label are shown, and no hidden field or choice', () => {
  const texts = typedTexts(kept, { words: 'Your note', reason: 'Reason' })
  expect(texts).toEqual([{ label: 'Your note', text: 'Say the pay.' }])
  render(<ProblemNotice kept={kept} forms={['job-return']} texts={texts} />)
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toBe(`Somebody was quicker.${formWords.copyTyped}Your noteSay the pay.`)
})

test('where nothing was typed, there is nothing to copy', () => {
  render(<ProblemNotice kept={kept} forms={['job-return']} texts={typedTexts(kept, { reason: 'Reason' })} />)
  expect(screen.getByRole('alert').textContent).toBe('Somebody was quicker.')
})
