/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'

import type { CvTool } from '@/components/cv-builder/cv-tool'
import { ReadCvParts } from '@/components/cv-builder/read-cv-parts'
import { emptyDraft, type CvDraft } from '@/lib/domain/cv/cv-draft'
import { understandCv } from '@/lib/domain/cv/understand-cv'

beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
})

function show(text: string): { drafts: CvDraft[] } {
  const drafts: CvDraft[] = []
  const tool = {
    draft: emptyDraft(),
    change: (change: { draft: CvDraft }) => drafts.push(change.draft),
  } as unknown as CvTool
  render(<ReadCvParts id="found" tool={tool} cv={understandCv(text.split('\n'))} onTaken={() => undefined} />)
  return { drafts }
}
const take = () => fireEvent.click(screen.getByRole('button', { name: 'Put this in my CV' }))

test('a file in which nothing was recognised still shows its lines', () => {
  show('References\nAda Marsh, Moor Builders')
  expect(screen.getByText('We found nothing that looks like a CV in this file.')).not.toBeNull()
  expect(screen.getByText('Ada Marsh, Moor Builders')).not.toBeNull()
})

test('only what is sure is ticked, and what is not sure stands beside the words of the CV until the person chooses', async () => {
  const { drafts } = show('Jo Field\nWork\nMeadow View\nNight Shift\n2015 - 2017\n- Packed')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Name: Jo Field' }).checked).toBe(true)
  const question = screen.getByRole('group', { name: 'Which is right for this job?' })
  const [first, second, out] = within(question).getAllByRole<HTMLInputElement>('radio')
  expect([first, second, out].map((radio) => radio?.checked)).toEqual([false, false, false])
  for (const line of ['Meadow View', 'Night Shift', '2015 - 2017', '+ 1 line about the work'])
    expect(screen.getByText(line)).not.toBeNull()

  take()
  expect(drafts).toEqual([])
  expect(within(question).getByText('Choose what is right, or leave it out.')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(first))

  fireEvent.click(within(question).getByLabelText('Job title: Night Shift. Employer: Meadow View. Dates: 2015 - 2017.'))
  take()
  expect(drafts).toMatchObject([
    { fullName: 'Jo Field', experiences: [{ jobTitle: 'Night Shift', company: 'Meadow View', description: 'Packed' }] },
  ])
})

test('what is left out is not taken, and with nothing to take the person is told so', () => {
  const { drafts } = show('Jo Field\nWork\nMeadow View 2015 - 2017')
  fireEvent.click(screen.getByLabelText('Leave it out'))
  fireEvent.click(screen.getByLabelText('Name: Jo Field'))
  take()
  expect(drafts).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('Tick or choose at least one thing first.')
  fireEvent.click(screen.getByLabelText('Name: Jo Field'))
  take()
  expect(drafts).toMatchObject([{ fullName: 'Jo Field', experiences: [] }])
})
