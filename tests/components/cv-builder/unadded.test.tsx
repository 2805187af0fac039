/** @jest-environment jsdom */
import { StrictMode } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

import { CvBuilder } from '@/components/cv-builder/cv-builder'
import { cvStore } from '@/components/cv-builder/cv-store'
import { showStep } from '@/components/cv-builder/use-cv-step'

const user = userEvent.setup()
const draft = () => cvStore().getState().history.present
const stored = () => `${localStorage.getItem('cv-builder:cvs')}`
const storedSkills = (): unknown => JSON.parse(stored()).cvs[0].draft.skills
const press = (name: string) => user.click(screen.getByRole('button', { name }))

beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined })
})

beforeEach(() => {
  cvStore().keeper.clearEverything()
  cvStore().keeper.chooseDevice('own')
})
afterEach(cleanup)

async function openStep(step: 'skills' | 'experience'): Promise<void> {
  act(() => showStep(step))
  render(<CvBuilder build="test" />, { wrapper: StrictMode })
  await screen.findByText(step === 'skills' ? 'No skills yet. Type one, or tap one below.' : /^Jobs, work in prison/)
}

async function typeSkill(): Promise<void> {
  await openStep('skills')
  await user.type(screen.getByLabelText('Type a skill'), ' Forklift ')
}

async function typeAnswers(): Promise<void> {
  await openStep('experience')
  await press('Add a job')
  await user.type(screen.getByLabelText('What did you do?', { selector: 'textarea' }), 'Served food')
  await user.type(screen.getByLabelText('What did you do?', { selector: 'input' }), 'cooked meals')
  await user.type(screen.getByLabelText('How much, or how often?'), 'for 200 people')
}

const lines = () => draft().experiences.map(({ description }) => description)
const bothLines = ['Served food\nCooked meals for 200 people']

test.each([
  ['Continue', () => press('Continue')],
  ['Previous', () => press('Previous')],
  ['the list of steps', () => user.click(screen.getByRole('button', { name: '2. About You' }))],
  [
    'the browser’s Back button',
    async () => {
      history.replaceState(null, '', '#summary')
      await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
    },
  ],
])('a skill that was typed is added by %s, once, and can be undone', async (_, leave) => {
  await typeSkill()
  await leave()
  expect(draft().skills).toEqual(['Forklift'])
  await press('Undo')
  expect(draft().skills).toEqual([])
})

test('a line that was begun is added by Continue, which says so and stores it', async () => {
  await typeAnswers()
  await press('Continue')
  expect(lines()).toEqual(bothLines)
  expect(screen.getByText('Added: Cooked meals for 200 people')).not.toBeNull()
  expect(stored()).toContain('Cooked meals for 200 people')
  await press('Undo')
  expect(lines()).toEqual(['Served food'])
})

test('it is saved when the page is hidden, and can be continued on return', async () => {
  await typeSkill()
  const turn = (state: 'hidden' | 'visible') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    act(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  turn('hidden')
  expect(storedSkills()).toEqual(['Forklift'])
  turn('visible')
  expect(screen.getByLabelText('Type a skill')).toHaveProperty('value', ' Forklift ')
  await user.clear(screen.getByLabelText('Type a skill'))
  await press('Continue')
  expect(storedSkills()).toEqual([])
})

test('when the page is closed it is stored', async () => {
  await typeAnswers()
  act(() => window.dispatchEvent(new Event('pagehide')))
  expect(stored()).toContain('Served food\\nCooked meals for 200 people')
})

test('clearing everything clears it too', async () => {
  await typeSkill()
  act(() => void cvStore().keeper.clearEverything())
  expect(screen.getByLabelText('Type a skill')).toHaveProperty('value', '')
  await press('Continue')
  expect(draft().skills).toEqual([])
})

test('leaving keeps it on an own device, and the answers about convictions are gone', async () => {
  await typeSkill()
  act(() => void cvStore().change({ type: 'choose', field: 'convictionType', value: 'minor' }))
  act(() => cvStore().leave())
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(storedSkills()).toEqual(['Forklift'])
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('minor')
})

test('before anything may be stored, the browser asks whether to leave it behind', async () => {
  cvStore().keeper.clearEverything()
  await openStep('skills')
  const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(mayLeave()).toBe(true)
  await user.type(screen.getByLabelText('Type a skill'), 'Forklift')
  expect(mayLeave()).toBe(false)
})
