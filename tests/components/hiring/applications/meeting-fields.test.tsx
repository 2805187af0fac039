/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { MeetingFields } from '@/components/hiring/applications/meeting-fields'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'

const fields = (
  <MeetingFields
    action="applicant-interview"
    way={{ value: 'in_person', error: undefined }}
    place={{ value: '1 Example Street', error: undefined }}
    postcode={{ value: 'LS1 4AB', error: undefined }}
  />
)

test('the place is asked for in the words of the way that is chosen, and each way keeps what was typed', async () => {
  const user = userEvent.setup()
  render(fields)
  const way = screen.getByLabelText(words.way)
  const place = () => (document.querySelector('[name="place"]') as HTMLInputElement).value
  expect(screen.getByLabelText(words.places.in_person.label)).toBeTruthy()
  await user.selectOptions(way, 'phone')
  expect([place(), screen.queryByRole('textbox', { name: words.postcode })]).toEqual(['', null])
  await user.type(screen.getByLabelText(words.places.phone.label), 'Sam will ring')
  await user.selectOptions(way, 'in_person')
  expect(place()).toBe('1 Example Street')
  await user.selectOptions(way, 'phone')
  expect(place()).toBe('Sam will ring')
})

test('without scripts one field serves every way, and says when the postcode is needed', () => {
  const html = renderToString(fields)
  expect(html).toContain(words.place)
  expect(html).toContain(words.postcodeInPerson)
  expect(html).not.toContain('hidden=""')
})
