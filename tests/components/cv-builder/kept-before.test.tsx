/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'

import { CvBuilder } from '@/components/cv-builder/cv-builder'
import { cvStore } from '@/components/cv-builder/cv-store'
import type { CvFile } from '@/lib/client/cv-files/file-answer'
import { actAsBrowser } from '../../support/cv-builder-screens'

const saved: CvFile[] = []
jest.mock('@/lib/client/cv-files/save-on-device', () => ({ saveOnDevice: (file: CvFile) => saved.push(file) }))

test('what cannot be read can be taken away and deleted; what a newer page kept waits for it', async () => {
  actAsBrowser()
  const key = 'cv-builder:cvs'
  localStorage.setItem(key, '{"version":2,"cvs":[{"broken: my old words')
  render(<CvBuilder build="test" />)
  expect(screen.getByText(/We did not delete it/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save it as a file' }))
  await waitFor(() =>
    expect(saved.map(({ bytes }) => new TextDecoder().decode(bytes)).join()).toContain('my old words'),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(screen.queryByRole('heading', { name: 'There is an older CV here' })).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('my old words')

  expect(screen.getByText('Whose device is this?')).toBeTruthy()
  act(() => void cvStore().keeper.clearEverything())
  const newer = '{"version":99,"cvs":[]}'
  localStorage.setItem(key, newer)
  fireEvent.click(screen.getByLabelText('My own phone or computer'))
  expect(screen.getByText(/A newer version of this page saved a CV here/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeTruthy()
  expect(screen.queryByText('Whose device is this?')).toBeNull()
  expect(localStorage.getItem(key)).toBe(newer)
})
