/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ExampleJobs } from '@/components/job-matcher/example-jobs'

const asked: string[] = []
function answerWith(answer: () => Promise<Partial<Response>>): void {
  asked.length = 0
  globalThis.AbortSignal.timeout ??= () => new AbortController().signal
  globalThis.fetch = ((path: string) => {
    asked.push(path)
    return answer()
  }) as typeof fetch
}
const withJobs = (jobs: unknown) => () => Promise.resolve({ ok: true, json: () => Promise.resolve({ jobs }) })
const till = { id: 'till-1', title: 'Till assistant', company: 'Corner Shop', sector: 'retail' }

test.each(['retail', 'construction'] as const)(
  'whatever the kind of work, one request that says nothing of it: %s',
  async (sector) => {
    answerWith(withJobs([till]))
    render(<ExampleJobs sector={sector} />)
    await screen.findByRole('heading')
    expect(asked).toEqual(['/api/newest-jobs'])
  },
)

test('open jobs of the kind are shown, and lead to their pages', async () => {
  answerWith(withJobs([till]))
  render(<ExampleJobs sector="retail" />)
  expect((await screen.findByRole('link', { name: 'Till assistant' })).getAttribute('href')).toBe('/jobs/till-1')
  expect(screen.getByRole('heading').textContent).toBe('Open jobs of this kind')
})

test('while none of the kind is open, those of other kinds are shown, and said to be so', async () => {
  answerWith(withJobs([till]))
  render(<ExampleJobs sector="construction" />)
  expect((await screen.findByRole('heading')).textContent).toBe('Open jobs of other kinds')
  expect(screen.getByRole('link', { name: 'Till assistant' })).toBeTruthy()
})

test.each<[string, () => Promise<Partial<Response>>]>([
  ['there are none', withJobs([])],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has a problem', () => Promise.resolve({ ok: false })],
])('the made-up ones are shown, and said to be made up, when %s', async (_, answer) => {
  answerWith(answer)
  render(<ExampleJobs sector="retail" />)
  expect((await screen.findByRole('heading')).textContent).toBe('Example jobs (made up)')
  expect(screen.getAllByRole('link')).not.toEqual([])
})
