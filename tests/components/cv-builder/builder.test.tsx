/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { cvStore } from '@/components/cv-builder/cv-store'
import { personalWords } from '@/lib/content/cv-builder/screens'
import type { CvFile, FileAnswer } from '@/lib/client/cv-files/file-answer'
import { emptyDraft, type CvDraft } from '@/lib/domain/cv/cv-draft'
import { fullSaveFile, plainSaveFile } from '@/lib/domain/cv/save-file'
import { aJob } from '../../support/a-cv-draft'
import { buttonNamed, draftNow, fillIn, goToStep, openBuilder, pressButton } from '../../support/cv-builder-screens'

const saved: CvFile[] = []
let answer: FileAnswer | undefined
jest.mock('@/lib/client/cv-files/save-on-device', () => ({ saveOnDevice: (file: CvFile) => saved.push(file) }))
jest.mock('@/lib/client/cv-files/make-file', () => ({
  makeFile: async (paper: { document: { name: string } }, format: string): Promise<FileAnswer> =>
    answer ?? {
      ok: true,
      file: { name: `${paper.document.name}.${format}`, type: '', bytes: new Uint8Array() },
      leftOut: [],
    },
}))

beforeEach(() => {
  saved.length = 0
  answer = undefined
})

const aDraft = (draft: Partial<CvDraft>): CvDraft => ({ ...emptyDraft(), ...draft })
const jobs = () => draftNow().experiences.map(({ jobTitle }) => jobTitle)
const message = () => document.querySelector('.cv-message')?.textContent
const undoNotice = () => within(document.querySelector<HTMLElement>('.cv-undo') ?? document.body)
const bar = () => within(document.querySelector<HTMLElement>('.cv-bar') ?? document.body)
const paper = () => document.querySelector('.cv-part-cv .cv-paper')?.textContent
const beside = () => document.querySelector('.cv-aside')?.textContent

test('an email address that cannot be one is noted at its field, once they have left it', async () => {
  await openBuilder('personal')
  const email = screen.getByLabelText(personalWords.email.label)
  const note = () => screen.queryByText(personalWords.oddEmail)
  fireEvent.focus(email)
  fillIn(personalWords.email.label, 'danny.price@')
  expect(note()).toBeNull()
  fireEvent.blur(email)
  expect(email.getAttribute('aria-describedby')).toContain(note()?.id)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  fireEvent.focus(email)
  fillIn(personalWords.email.label, 'danny.price@example.org')
  fireEvent.blur(email)
  expect(note()).toBeNull()
})

test('every removal can be undone, by its notice, by the button and by Ctrl+Z, and the focus is never lost', async () => {
  await openBuilder('experience')
  for (const [index, title] of ['Cook', 'Driver'].entries()) {
    await pressButton(/^Add (a|another) job/i)
    fillIn('Job title', title, index)
  }
  await pressButton('Remove Cook')
  expect(jobs()).toEqual(['Driver'])
  await waitFor(() => expect(document.activeElement?.matches('.cv-entry > summary')).toBe(true))
  expect(undoNotice().getByText('Job removed.')).toBeTruthy()
  fireEvent.click(undoNotice().getByRole('button', { name: 'Undo' }))
  expect(jobs()).toEqual(['Cook', 'Driver'])
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Last change' }))
  await pressButton('Move up Driver')
  expect(jobs()).toEqual(['Driver', 'Cook'])
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(jobs()).toEqual(['Cook', 'Driver'])
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true })
  expect(jobs()).toEqual(['Driver', 'Cook'])

  await goToStep('skills')
  await pressButton('Cleaning')
  await pressButton('Remove Cleaning')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Type a skill')))
  const undo = bar().getByRole('button', { name: 'Undo' })
  fireEvent.click(undo)
  expect(draftNow().skills).toEqual(['Cleaning'])
  undo.focus()
  while (undo.getAttribute('aria-disabled') === null) fireEvent.click(undo)
  expect(document.activeElement).toBe(undo)
})

test('nobody goes on before they say whose device it is: told at the top, and at the question', async () => {
  await openBuilder('start')
  act(() => void cvStore().keeper.clearEverything())
  await pressButton('Continue')
  const question = screen.getByRole('group', { name: 'Whose device is this?' })
  expect(within(question).getByText('Choose whose device this is.').className).toBe('field-error')
  const summary = screen.getByRole('alert', { name: 'There is a problem' })
  expect(document.activeElement).toBe(summary)
  fireEvent.click(within(summary).getByRole('link', { name: 'Choose whose device this is.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('My own phone or computer'))
  fireEvent.click(screen.getByLabelText('My own phone or computer'))
  expect(screen.queryByText('Choose whose device this is.')).toBeNull()
  await pressButton('Continue')
  expect(screen.getByRole('heading', { name: 'About You' })).toBeTruthy()
})

test('check my CV leads to the field; gaps are for the person only', async () => {
  const job = (id: string, from: number) =>
    aJob({
      id,
      jobTitle: `HMP job ${id}`,
      startDate: { year: from, month: null },
      endDate: { year: from + 1, month: null },
    })
  await openBuilder(
    'finish',
    aDraft({ fullName: 'Ari', email: 'ari@example', experiences: [job('1', 2015), job('2', 2020)] }),
  )
  await pressButton('Check my CV')
  const finding = (words: string) =>
    [...document.querySelectorAll<HTMLElement>('.cv-findings > li')].filter(({ textContent }) =>
      textContent.includes(words),
    )
  const press = (line: HTMLElement | undefined) =>
    act(async () => void fireEvent.click(within(line ?? document.body).getByRole('button')))
  expect(finding('Keep it or change it')).toHaveLength(2)
  const gap = screen.getByText('Jan 2017 to Dec 2019: 36 months').closest('details')
  fireEvent.click(within(gap ?? document.body).getByLabelText('I was caring for somebody'))
  expect(screen.getByText(/^I was caring for somebody close to me/)).toBeTruthy()
  expect(paper()).not.toMatch(/caring|gap/i)
  await press(finding('does not look like an email address')[0])
  expect(document.getElementById('cv-step-heading')?.textContent).toBe('About You')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email address')))
  await goToStep('finish')
  await pressButton('Check my CV')
  await press(finding('Keep it or change it')[0])
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', expect.stringMatching(/HMP job/)))
})

test('a cover letter is started from the CV, does not leave with brackets in it, and says nothing of a record', async () => {
  await openBuilder('finish', aDraft({ fullName: 'Siân Łukasz-Nguyễn' }))
  await pressButton('Start a cover letter')
  const letter = screen.getByLabelText<HTMLTextAreaElement>('Your cover letter')
  await waitFor(() => expect(document.activeElement).toBe(letter))
  expect(letter.value).toMatch(/Siân Łukasz-Nguyễn/)
  expect(letter.value).toMatch(/\[[^\]]+\]/)
  expect(letter.value).not.toMatch(/convict|prison|record/i)
  expect(screen.queryByRole('button', { name: /‘HMP’/ })).toBeNull()

  await pressButton('Download PDF (Your cover letter)')
  const stop = screen.getByText(/Your letter is not finished yet/).closest<HTMLElement>('[role="alert"]')
  expect(document.activeElement).toBe(stop)
  expect(saved).toEqual([])
  await act(async () => void fireEvent.click(within(stop ?? document.body).getAllByRole('button')[0] ?? document.body))
  await waitFor(() => expect(document.activeElement).toBe(letter))

  // What tells of prison is named above the downloads, with the way to it.
  fillIn('Your cover letter', 'I worked in the kitchen at HMP Leeds.')
  buttonNamed('Download PDF (Your cover letter)').focus()
  await pressButton(/‘HMP’/)
  await waitFor(() => expect(document.activeElement).toBe(letter))
  fillIn('Your cover letter', 'I would like the warehouse job.')
  expect(screen.queryByRole('button', { name: /‘HMP’/ })).toBeNull()
  await pressButton('Download PDF (Your cover letter)')
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Siân Łukasz-Nguyễn.pdf']))
})

test('a word that tells of prison is named above the downloads, with the way to it, until it is gone', async () => {
  await openBuilder('finish', aDraft({ fullName: 'Jo', skills: ['Cleaning the wing', 'Cooking'] }))
  const notice = () => screen.queryByText(/Check this before you send your CV/)?.closest<HTMLElement>('.notice')
  await waitFor(() => expect(notice()?.textContent).toContain('‘wing’'))
  await act(
    async () => void fireEvent.click(within(notice() ?? document.body).getAllByRole('button')[0] ?? document.body),
  )
  expect(document.getElementById('cv-step-heading')?.textContent).toBe('Your Skills')
  await goToStep('skills')
  await pressButton('Remove Cleaning the wing')
  await goToStep('finish')
  // On the page, and once it is drawn on the paper too.
  expect(screen.getAllByText('Cooking').length).toBeGreaterThan(0)
  expect(notice()).toBeUndefined()
})

const takePdf = () => pressButton('Download PDF (Your CV)')

test.each<[string, FileAnswer, string]>([
  [
    'letters that the PDF lacks',
    { ok: false, reason: 'missing-letters', letters: ['ד', 'ו'], places: ['דוד'] },
    'Our PDF can’t show these letters, but Word and Print can: ד ו. They are in: ‘דוד’',
  ],
  ['no network', { ok: false, reason: 'not-fetched' }, 'is not on this device yet'],
  ['a browser too old for it', { ok: false, reason: 'cannot-run' }, 'This browser is too old to make this file.'],
  [
    'symbols that are left out',
    { ok: true, file: { name: 'CV.pdf', type: '', bytes: new Uint8Array() }, leftOut: ['🙂'] },
    'These symbols are left out of the file: 🙂',
  ],
])('the person is told of %s, and can print', async (_, given, words) => {
  answer = given
  await openBuilder('finish', aDraft({ fullName: 'Zoë Łukasz 🙂 محمد' }))
  expect(paper()).toContain('Zoë Łukasz 🙂 محمد')
  await takePdf()
  await waitFor(() => expect(message()).toContain(words))
  expect(buttonNamed('Print (Your CV)')).toBeTruthy()
})

const drafts = () => document.querySelector('.cv-drafts')?.children.length

test('several CVs: copied, renamed, deleted and brought back', async () => {
  await openBuilder('start', aDraft({ fullName: 'Jo' }))
  await pressButton('Copy for another job Jo')
  expect(drafts()).toBe(2)
  fillIn('Name of this CV', 'Kitchen jobs')
  await pressButton('Delete Kitchen jobs')
  expect(drafts()).toBe(1)
  const row = screen.getByText(/The CV is deleted/)
  fireEvent.click(within(row).getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('heading', { name: 'Kitchen jobs' })).toBeTruthy()
})

test('an older version, and back again', async () => {
  await openBuilder('finish', aDraft({ fullName: 'Jo' }))
  act(() => cvStore().keeper.flush())
  act(() => void cvStore().keeper.add('Kitchen jobs', aDraft({ fullName: 'Sam' })))
  act(() => cvStore().keeper.choose(cvStore().keeper.getState().cvs[0]?.id ?? ''))
  await pressButton('Start again with an empty CV')
  expect(draftNow().fullName).toBe('')
  await goToStep('start')
  fireEvent.click(screen.getByText('Older versions of this CV'))
  fireEvent.click(screen.getAllByRole('button', { name: /^Go back to this one/ })[0] ?? document.body)
  expect(beside()).toContain('Jo')
  fireEvent.click(undoNotice().getByRole('button', { name: 'Undo' }))
  expect(beside()).toContain('What you type will show here.')
})

async function choose(text: string): Promise<void> {
  // jsdom’s files cannot be read as text.
  const file = Object.assign(new File([text], 'cv.json'), { text: async () => text })
  await act(async () => void fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } }))
}

test('one file takes all CVs to another computer, and opening it can be undone', async () => {
  await openBuilder('finish', aDraft({ fullName: 'Jo', convictionType: 'minor' }))
  act(() => void cvStore().keeper.add('Kitchen jobs', aDraft({ fullName: 'Jo' })))
  await goToStep('finish')
  expect(screen.getByText(/All your CVs go into the one file/)).toBeTruthy()
  await pressButton('Save a copy')
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = new TextDecoder().decode(saved[0]?.bytes)
  expect(text).not.toContain('minor')

  act(() => void cvStore().keeper.clearEverything())
  act(() => cvStore().keeper.chooseDevice('shared'))
  act(() => void cvStore().change({ type: 'write', field: 'fullName', value: 'Was here' }))
  await goToStep('start')
  await choose(text)
  await waitFor(() => expect(drafts()).toBe(2))
  expect(beside()).toContain('Jo')
  fireEvent.click(undoNotice().getByRole('button', { name: 'Undo' }))
  expect(beside()).toContain('Was here')
})

test.each([
  'not a CV',
  '{"basics": {"name": 5}}',
  plainSaveFile([{ title: '', draft: emptyDraft() }]).slice(0, 100),
  '',
])('a broken file changes nothing, and it is said: %j', async (text) => {
  await openBuilder('start', aDraft({ fullName: 'Kim Lee' }))
  await choose(text)
  await waitFor(() => expect(document.querySelector('.cv-fold .field-error')).not.toBeNull())
  expect(draftNow().fullName).toBe('Kim Lee')
  await choose(fullSaveFile([{ title: '', draft: aDraft({ fullName: 'Sam' }) }]))
  await waitFor(() => expect(draftNow().fullName).toBe('Sam'))
})

test('when another tab changed the CV the page says so, and shows the newer one when asked', async () => {
  await openBuilder('personal', aDraft({ fullName: 'First' }))
  act(() => cvStore().keeper.flush())
  const key = 'cv-builder:cvs'
  const stored = JSON.parse(localStorage.getItem(key) ?? '')
  stored.cvs[0].draft.fullName = 'Second'
  stored.cvs[0].changedAt += 1000
  const newValue = JSON.stringify(stored)
  localStorage.setItem(key, newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage })))
  expect(screen.getByText(/This CV was changed in another tab/)).toBeTruthy()
  await pressButton('Show the newer one')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Second')
})

test('a browser with no room, and one that forbids all else it can, is told of, and the page goes on', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const refuse = async () => {
    throw new DOMException('no', 'SecurityError')
  }
  const workers = { register: refuse, getRegistration: refuse }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  try {
    await openBuilder('personal')
    fillIn('Name', 'Zed')
    await waitFor(() => expect(document.querySelector('.cv-saved')?.textContent).toContain('Not saved'))
    await goToStep('finish')
    expect(paper()).toContain('Zed')
    // jsdom has no cryptography, as a page on a plain address.
    expect(screen.getByText(/This browser cannot lock a file here/)).toBeTruthy()
    expect(screen.queryByLabelText('Passphrase (optional)')).toBeNull()
    fireEvent.click(bar().getByRole('button', { name: 'Clear everything' }))
    await pressButton('Yes, clear everything')
    expect(message()).toMatch(/^Everything is cleared/)
  } finally {
    jest.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})
