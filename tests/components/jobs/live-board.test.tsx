/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { Route } from 'next'

import { RecordTags } from '@/components/jobs/record-tags'
import { ChosenFilters } from '@/components/jobs/chosen-filters'
import { LiveResults } from '@/components/jobs/live-board'
import { LiveSearchForm } from '@/components/jobs/live-search-form'
import { PlaceHelp } from '@/components/jobs/place-help'
import { QuickFilters } from '@/components/jobs/quick-filters'
import { WiderSearches } from '@/components/jobs/wider-searches'
import { recordQuestionLabels } from '@/lib/content/dashboards/labels'
import { boardJobsAt } from '@/lib/content/demonstration/story/board-jobs'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { blankBoardQuery, writeBoardQuery, type BoardQuery } from '@/lib/domain/job-board/board-query'
import { widerSearches } from '@/lib/domain/job-board/wider-searches'

const [job] = boardJobsAt(plainDate('2026-11-21'))
if (!job) throw new Error('there are examples')
const hrefOf = (query: BoardQuery) => `/jobs?${writeBoardQuery(query)}` as Route
const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('each filter is chosen and removed by one link, which keeps the rest of the search', () => {
  const query: BoardQuery = { ...blankBoardQuery, location: 'Leeds', asked: 'never', page: 3 }
  render(
    <>
      <ChosenFilters query={query} hrefOf={hrefOf} />
      <QuickFilters query={query} hrefOf={hrefOf} />
    </>,
  )
  expect(hrefs(screen.getByRole('group', { name: 'Your search' }))).toEqual([
    ['Remove Up to 10 miles from Leeds', '/jobs?asked=never#results'],
    ['Remove When they ask about convictions: never', '/jobs?location=Leeds#results'],
    ['Clear Filters', '/jobs'],
  ])
  expect(hrefs(screen.getByRole('group', { name: 'Show only' }))).toEqual([
    ['No DBS check', '/jobs?location=Leeds&check=none&asked=never#results'],
  ])
})

test('where nothing was found its own button alone clears the filters', () => {
  const query: BoardQuery = { ...blankBoardQuery, location: 'Leeds', asked: 'never' }
  render(
    <LiveResults total={0} jobs={[]} page={1} pageHref={() => '/jobs'} search="">
      <ChosenFilters query={query} hrefOf={hrefOf} isNone />
    </LiveResults>,
  )
  expect(screen.getAllByRole('link', { name: 'Clear Filters' })).toHaveLength(1)
})

test('no emails are offered for a search that no job can ever fit', () => {
  const { rerender } = render(<LiveResults total={0} jobs={[]} page={1} pageHref={() => '/jobs'} search="q=van" />)
  expect(screen.getByRole('link', { name: /^Email me/ }).getAttribute('href')).toBe('/job-alerts?q=van')
  rerender(<LiveResults total={0} jobs={[]} page={1} pageHref={() => '/jobs'} search={null} />)
  expect(screen.queryByRole('link', { name: /^Email me/ })).toBeNull()
})

test('the form is folded once something was searched for, and open before', () => {
  const { container, rerender } = render(<LiveSearchForm query={{ ...blankBoardQuery, page: 2 }} />)
  expect(container.querySelector('.job-search-fold')).toBeNull()
  rerender(<LiveSearchForm query={{ ...blankBoardQuery, words: 'van' }} />)
  expect(container.querySelector('.job-search-fold')).toHaveProperty('open', false)
  expect(container.querySelectorAll('.job-search-fold form')).toHaveLength(1)
})

test('a place that we do not know is mended at once: the form is open, and says so at its field', () => {
  const problem = 'We don’t know the postcode ZZ99.'
  const { container } = render(
    <LiveSearchForm query={{ ...blankBoardQuery, district: 'ZZ99' }} placeProblem={problem} />,
  )
  expect(container.querySelector('.job-search-fold')).toHaveProperty('open', true)
  const box = screen.getByRole('searchbox', { name: 'Town or postcode', description: new RegExp(problem) })
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

test.each([
  [0, 'less than a mile away'],
  [1, '1 mile away'],
  [7, '7 miles away'],
] as const)('%i miles are said on the card', (miles, said) => {
  render(<LiveResults total={1} jobs={[{ ...job, miles }]} page={1} pageHref={() => '/jobs'} search="" />)
  expect(screen.getByText(said).tagName).toBe('STRONG')
})

test('whom an employer turns down stands before what speaks for the job', () => {
  const exclusions = [{ kind: 'driving', reason: 'You drive our van.' }] as const
  render(<RecordTags job={{ ...job, recordQuestion: 'never', dbsLevel: 'none', exclusions }} />)
  const tags = screen.getAllByRole('listitem')
  expect(tags.slice(0, 2).map((tag) => [tag.textContent, tag.dataset.kind])).toEqual([
    ['Can’t accept, if unspent: driving offences', 'no'],
    [recordQuestionLabels.never, 'record'],
  ])
})

test('a card shows no distance when it is not known', () => {
  render(<LiveResults total={1} jobs={[job]} page={1} pageHref={() => '/jobs'} search="" />)
  expect(screen.queryByText(/away/)).toBeNull()
})

test('the form has one box for a place, which shows what was searched for, and leads to the results', () => {
  const { container, rerender } = render(<LiveSearchForm query={{ ...blankBoardQuery, district: 'LS1' }} />)
  const box = () => screen.getByRole('searchbox', { name: 'Town or postcode' })
  expect(box()).toHaveProperty('value', 'LS1')
  expect(container.querySelectorAll('[name=postcode]')).toHaveLength(0)
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/jobs#results')
  rerender(<LiveSearchForm key="other" query={{ ...blankBoardQuery, location: 'Leeds' }} />)
  expect(box()).toHaveProperty('value', 'Leeds')
})

test('a mistyped town is asked about, and what to do about one that we do not know is said', () => {
  const query: BoardQuery = { ...blankBoardQuery, location: 'Shefield', words: 'van' }
  const help = { meant: 'Sheffield', isUnknown: false }
  const { container, rerender } = render(<PlaceHelp help={help} query={query} hrefOf={hrefOf} isNone={false} />)
  expect(container.textContent).toContain(
    'We have no jobs in ‘Shefield’, so these are in places spelt almost like it. Did you mean Sheffield?',
  )
  expect(hrefs(container)).toEqual([['Sheffield', '/jobs?q=van&location=Sheffield']])
  rerender(<PlaceHelp help={help} query={query} hrefOf={hrefOf} isNone />)
  expect(container.textContent).toBe('Did you mean Sheffield?')
  rerender(<PlaceHelp help={{ meant: null, isUnknown: true }} query={query} hrefOf={hrefOf} isNone />)
  expect(container.textContent).toContain('Check the spelling')
  expect(container.querySelector('.notice')).toBeNull()
})

test('a search without a result says what else to search for, and how many jobs that finds', () => {
  const query: BoardQuery = { ...blankBoardQuery, location: 'Truro', words: 'van' }
  const searches = widerSearches(query, null).map((one, index) => ({ ...one, total: index + 1 }))
  const { container, rerender } = render(<WiderSearches searches={searches} hrefOf={hrefOf} />)
  expect(hrefs(container)).toEqual([
    ['See jobs up to 40 miles from Truro', '/jobs?q=van&location=Truro&sort=nearest&miles=40#results'],
    ['Search for any job', '/jobs?location=Truro#results'],
    ['Search the whole of the UK', '/jobs?q=van#results'],
  ])
  expect(container.textContent).toContain('from Truro (1\u00a0job)Search for any job (2\u00a0jobs)')
  rerender(<WiderSearches searches={[]} hrefOf={hrefOf} />)
  expect(container.textContent).toContain('even if you leave out one part')
})
