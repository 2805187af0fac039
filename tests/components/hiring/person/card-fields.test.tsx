/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { CardFields } from '@/components/hiring/person/card-fields'
import { tellingText } from '@/lib/content/hiring/telling-words'

const card = { skills: [], tickets: [], experience: [], availability: '', hasRightToWork: false }

test('a mistake does not repeat the label that it stands under', () => {
  const message = tellingText('Skills', { kind: 'record', words: 'conviction' })
  const back = {
    message,
    field: 'skills',
    problems: { skills: message },
    reasons: {},
    values: { skills: 'conviction' },
  }
  render(<CardFields card={card} back={back} />)
  const described = screen.getByLabelText('Skills').getAttribute('aria-describedby') ?? ''
  const said = described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
  expect(said.some((text) => text.includes('It says ‘conviction’. Please leave it out.'))).toBe(true)
  expect(document.body.textContent).not.toContain('Skills: it says')
  expect(screen.getByLabelText('When I can start (optional)')).toBeTruthy()
})
