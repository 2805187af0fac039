/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { renderToStaticMarkup } from 'react-dom/server'

import ErrorPage from '@/app/error'
import GlobalErrorPage from '@/app/global-error'
import { typedKey } from '@/lib/client/forget-old-typed'
import { errorWords } from '@/lib/content/site/layout'

const error = Object.assign(new Error('a detail that visitors must not see'), { digest: '12345678' })

test('the error screen says what happened in the words of the specification, and no detail', () => {
  render(<ErrorPage error={error} reset={() => undefined} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong')
  expect(
    screen.getByText(
      "We're sorry, but something unexpected happened. Please try refreshing the page or return to the homepage.",
    ),
  ).toBeTruthy()
  expect(screen.queryByText(/a detail/)).toBeNull()
  expect(screen.getByText('If it happens again, contact us and quote 12345678.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
})

test('words that were typed into a form and are kept on the device are not given up for lost', () => {
  const { unmount } = render(<ErrorPage error={error} reset={() => undefined} />)
  expect(screen.queryByText(errorWords.kept)).toBeNull()
  unmount()
  localStorage.setItem(typedKey, '{}')
  render(<ErrorPage error={error} reset={() => undefined} />)
  expect(screen.getByText(errorWords.kept)).toBeTruthy()
  localStorage.removeItem(typedKey)
})

test('Try Again resets', async () => {
  const reset = jest.fn()
  render(<ErrorPage error={error} reset={reset} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reset).toHaveBeenCalledTimes(1)
})

test('the screen for a failure of the frame itself is a whole page with the same words', () => {
  const html = renderToStaticMarkup(<GlobalErrorPage error={error} reset={() => undefined} />)
  expect(html).toMatch(/^<html lang="en-GB">/)
  for (const words of ['Something went wrong', 'Try Again', 'Go Home']) expect(html).toContain(words)
  expect(html).not.toContain('a detail')
})
