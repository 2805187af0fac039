/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'

import { ImportPeople } from '@/components/casework/people/import-people'
import { importScreen as words } from '@/lib/content/casework/people'
import { plainDate } from '@/lib/domain/dates/plain-date'

async function choose(csv: string, heading: string = words.agreed): Promise<void> {
  render(
    <ImportPeople
      portal="/dashboard/partnerportal"
      organisation="A Fresh Start"
      kept={null}
      today={plainDate('2026-11-27')}
    />,
  )
  const file = new File([csv], 'people.csv', { type: 'text/csv' })
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(csv) })
  fireEvent.change(screen.getByLabelText(words.choose), { target: { files: [file] } })
  await screen.findAllByText(heading, {}, { timeout: 10_000 })
}

test('the button is there before everything is answered, and says what is missing, with links to it', async () => {
  await choose('Name\nSam Field\nKit Stone\n')
  // Nobody's day is in the spreadsheet, so its fields are there; nobody needs one who has not agreed.
  expect(screen.getByText(words.left([2, 3]))).toBeTruthy()
  expect(screen.getByLabelText(words.agreedOn).getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText(words.answer)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: words.store(0) }))
  const box = screen.getByRole('alert')
  expect(document.activeElement).toBe(box)
  const link = within(box).getByRole('link', { name: words.left([2, 3]) })
  expect(document.querySelector(link.getAttribute('href') ?? '')?.getAttribute('type')).toBe('radio')

  expect(screen.getAllByText(words.answer)).toHaveLength(2)

  fireEvent.click(screen.getAllByLabelText(words.yes)[0] as HTMLElement)
  fireEvent.click(screen.getAllByLabelText(words.no)[1] as HTMLElement)
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2)
  fireEvent.change(screen.getByLabelText(words.agreedOn), { target: { value: '2026-11-20' } })
  fireEvent.change(screen.getByLabelText(words.agreedHow), { target: { value: 'signed' } })
  expect(screen.queryByRole('alert')).toBeNull()
  const send = screen.getByRole('button', { name: words.store(1) })
  expect(send.closest('form')?.getAttribute('action')).toBe('/api/partner/people-import')
})

test('what is wrong is named beside its cell, and the other rows can go on without those', async () => {
  await choose('Name,Expected release\nSam Field,31/02/2027\nKit Stone,\n', words.mend)
  expect(screen.getByText('The calendar has no such day. Enter one such as 25/11/2026.')).toBeTruthy()
  expect(screen.getByText('Row 2, Sam Field')).toBeTruthy()
  // What is no day says nothing about custody.
  expect(screen.queryByText(/establishment/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: words.goOn(1, 1) }))
  expect(screen.getByText(words.leftOutRows([2]))).toBeTruthy()
  expect(screen.queryByText(/to change first/)).toBeNull()
  expect(screen.getByText(words.agreedOf('Kit Stone'))).toBeTruthy()
  expect(screen.queryByText(words.agreedOf('Sam Field'))).toBeNull()
  // What was left out is named once the others are stored.
  fireEvent.click(screen.getByLabelText(words.no))
  const form = document.querySelector('form') as HTMLFormElement
  expect([...new FormData(form)].slice(1)).toEqual([
    ['refused', '3'],
    ['unread', '2'],
  ])
})

test('the cells of a row stand in the order of the spreadsheet', async () => {
  await choose('Name,Phone,Safe ways to reach them,Postcode,Agreed on\nSam Field,,Text,nowhere,soon\n', words.mend)
  const columns = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  expect(columns).toEqual(['Phone', 'Postcode', 'Agreed on'])
})

test('where the spreadsheet says when they agreed and not how, only that is asked, once for all of them', async () => {
  await choose('Name,Agreed on\nSam Field,20/11/2026\nKit Stone,19/11/2026\n')
  expect(screen.queryByLabelText(words.agreedOn)).toBeNull()
  fireEvent.change(screen.getByLabelText(words.agreedHow), { target: { value: 'signed' } })
  const form = screen.getByRole('button', { name: words.store(2) }).closest('form') as HTMLFormElement
  expect(JSON.parse(String(new FormData(form).get('rows')))).toMatchObject([
    { line: 2, way: 'signed', on: '2026-11-20' },
    { line: 3, way: 'signed', on: '2026-11-19' },
  ])
})

test('each row says what its file will say, before it is stored', async () => {
  await choose(
    'Name,Phone,Establishment,Expected release,Postcode\nSam Field,07700 900111,HMP Leeds,31/3/2027,LS1 4AP\n',
  )
  expect(screen.getByText(/Phone: 07700 900111/).textContent.split('\n')).toEqual([
    'Phone: 07700 900111',
    'Postcode: LS1',
    'Community or custody: In custody',
    'Establishment: HMP Leeds',
    'Expected release: 31 March 2027',
    'Work status: Not started',
  ])
})

test('a list from which everybody is left out cannot be stored, and says so', async () => {
  await choose('Name\nSam Field\n')
  fireEvent.click(screen.getByLabelText(words.no))
  expect(screen.getByText(words.nobodyAgreed)).toBeTruthy()
  expect(screen.queryByLabelText(words.agreedOn)).toBeNull()
})

describe('somebody whose name is on the list already', () => {
  const csv = 'Name,Agreed on,Agreed how\nSam Field,20/11/2026,Signed\nKit Stone,20/11/2026,Signed\n'
  const answer = (given: Partial<Response>) => {
    const asked = jest.fn().mockResolvedValue(given)
    Object.assign(globalThis, { fetch: asked })
    return asked
  }
  const store = async () => {
    fireEvent.click(screen.getByRole('button', { name: words.store(2) }))
    await screen.findByRole('alert')
  }
  const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  beforeEach(() => sent.mockClear())

  test('is named with a link before anything is stored, and stored once somebody says that it is another person', async () => {
    answer({
      ok: true,
      json: () => Promise.resolve({ namesakes: [{ line: 3, references: ['SP-7KX2M9'] }] }),
    })
    await choose(csv)
    await store()
    const box = screen.getByRole('alert')
    expect(document.activeElement).toBe(box)
    expect(within(box).getByRole('link', { name: words.namesakes(['Kit Stone']) })).toBeTruthy()
    expect(screen.getByRole('link', { name: /SP-7KX2M9/ }).getAttribute('href')).toBe(
      '/dashboard/partnerportal/people/SP-7KX2M9',
    )
    expect(sent).not.toHaveBeenCalled()
    // The tick stands in the row that it is about.
    const tick = screen.getByLabelText(words.isOther(3))
    expect(tick.closest('tr')?.textContent).toContain('Kit Stone')
    expect(`#${tick.id}`).toBe(within(box).getByRole('link').getAttribute('href'))
    fireEvent.click(tick)
    fireEvent.click(screen.getByRole('button', { name: words.store(2) }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })

  test('nobody is stored while they cannot be compared', async () => {
    answer({ ok: false })
    await choose(csv)
    await store()
    expect(screen.getByRole('alert').textContent).toContain(words.notCompared)
    expect(sent).not.toHaveBeenCalled()
    answer({ ok: true, json: () => Promise.resolve({ namesakes: [] }) })
    fireEvent.click(screen.getByRole('button', { name: words.store(2) }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })
})
