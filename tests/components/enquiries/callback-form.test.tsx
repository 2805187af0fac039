/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

import { CallbackForm } from '@/components/enquiries/callback-form'
import { forgetAnswers } from '@/components/enquiries/kept-answers'
import { currentToasts, dismissToast } from '@/components/ui/toast-queue'
import { Toaster } from '@/components/ui/toaster'
import { goTo } from '@/lib/client/go-to'
import { sendKeptEnquiry } from '@/lib/client/offline/kept-enquiry'
import type { FormSource } from '@/lib/domain/enquiries/callback-enquiry'

jest.mock('@/lib/client/go-to')

const sources: FormSource[] = ['general', 'employer', 'partner', 'candidate']

type Answer = { status: number; body?: unknown }

const accepted: Answer = { status: 201, body: { ok: true, reference: 'SC-7F3K9Q2M' } }
const unavailable: Answer = { status: 503, body: { ok: false, error: { code: 'unavailable', message: 'Down' } } }
const failure = 'Something went wrong. Please try again.'
const submitName = 'Request a Call Back'

const fetchStub = jest.fn<Promise<unknown>, [string, { body: string; headers: Record<string, string> }]>()

const answerWith = ({ status, body }: Answer) =>
  Promise.resolve({ ok: status >= 200 && status < 300, status, json: () => Promise.resolve(body) })

beforeAll(() => {
  Object.assign(globalThis, { fetch: fetchStub })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
})

beforeEach(() => {
  fetchStub.mockReset()
  jest.mocked(goTo).mockReset()
  currentToasts().forEach(({ id }) => dismissToast(id))
  sources.forEach(forgetAnswers)
})

const general = {
  'First name': 'Asha',
  'Last name': 'Okafor',
  'Email address': 'asha@example.org',
  'Phone number': '020 7946 0018',
  Location: 'Leeds',
}

const valid: Record<FormSource, Record<string, string>> = {
  general: { ...general, 'Your message': 'I would like to know more.' },
  employer: {
    ...general,
    'Company name': 'Northgate Foods',
    'Your job title': 'People manager',
    'Your message': 'We hire warehouse staff.',
  },
  partner: { ...general, 'Organisation name': 'Second Step', 'Your message': 'We support forty people.' },
  candidate: { ...general, 'What support are you looking for?': 'Help with a CV, please.' },
}

const showForm = (source: FormSource) => {
  render(
    <>
      <CallbackForm source={source} />
      <Toaster />
    </>,
  )
  return userEvent.setup()
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, source: FormSource): Promise<void> {
  for (const [label, value] of Object.entries(valid[source])) {
    const box = screen.getByRole('textbox', { name: label })
    // user-event does not notice that a form was reset, and would type on after the text it remembers.
    await user.clear(box)
    await user.type(box, value)
  }
  if (source === 'partner') {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Organisation type' }), 'Charity')
  }
}

const pressSubmit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: submitName }))

function sentRequest(index: number): { path: string; key: string; body: unknown } {
  const call = fetchStub.mock.calls[index]
  if (!call) throw new Error(`There was no request ${index}.`)
  const [path, { body, headers }] = call
  return { path, key: headers['idempotency-key'] ?? '', body: JSON.parse(body) }
}

const commonMessages = [
  'Enter your first name.',
  'Enter your last name.',
  'Enter your email address or a phone number.',
  'Enter your city or rough location.',
]
const consentMessage = 'You must agree to be contacted.'
const emptyFormMessages: Record<FormSource, string[]> = {
  general: [...commonMessages, 'Tell us what you’re looking for.', consentMessage],
  employer: [
    ...commonMessages.slice(0, 2),
    'Enter the name of your company.',
    'Enter your job title.',
    ...commonMessages.slice(2),
    'Tell us what you’re looking for.',
    consentMessage,
  ],
  partner: [
    ...commonMessages.slice(0, 2),
    'Enter the name of your organisation.',
    'Please select your organisation type.',
    ...commonMessages.slice(2),
    'Tell us what you’re looking for.',
    consentMessage,
  ],
  candidate: [...commonMessages, 'Please tell us what support you are looking for.', consentMessage],
}

describe.each(sources)('the %s form', (source) => {
  test('starts with contact agreed to and marketing not', () => {
    showForm(source)
    expect(screen.getByRole('checkbox', { name: /agree to be contacted/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: /news and updates/ })).toHaveProperty('checked', false)
  })

  test('sent empty, lists every message in the order of the form, beside its field too, and sends nothing', async () => {
    const user = showForm(source)
    await user.click(screen.getByRole('checkbox', { name: /agree to be contacted/ }))
    await pressSubmit(user)

    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(emptyFormMessages[source])
    for (const link of links) {
      const control = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      expect(control?.getAttribute('aria-invalid')).toBe('true')
      const description = control?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
      expect(document.getElementById(description)?.textContent).toBe(link.textContent)
    }
    expect(fetchStub).not.toHaveBeenCalled()
  })

  test('sends what was typed with its source and goes to the thank-you page with the reference', async () => {
    fetchStub.mockReturnValue(answerWith(accepted))
    const user = showForm(source)
    await fillIn(user, source)
    await pressSubmit(user)

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/thank-you?reference=SC-7F3K9Q2M'))
    const { path, key, body } = sentRequest(0)
    expect(path).toBe('/api/contact')
    expect(key).toMatch(/^[0-9a-f-]{32,36}$/)
    expect(body).toMatchObject({
      form_source: source,
      firstName: 'Asha',
      email: 'asha@example.org',
      contactConsent: true,
      marketingConsent: false,
      website: '',
    })
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', '')
    expect(screen.getByRole('checkbox', { name: /agree to be contacted/ })).toHaveProperty('checked', true)
  })
})

test('the forms of partners and candidates send their own fields and no others', async () => {
  fetchStub.mockReturnValue(answerWith(accepted))
  const user = showForm('candidate')
  await fillIn(user, 'candidate')
  await pressSubmit(user)
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(sentRequest(0).body).toMatchObject({ support: 'Help with a CV, please.' })
  expect(sentRequest(0).body).not.toHaveProperty('message')
})

test.each([
  ['phone number', 'Email address', 'phoneNumber', 'email'],
  ['email address', 'Phone number', 'email', 'phoneNumber'],
] as const)('a %s is enough: what was left empty is not sent', async (_, leftEmpty, given, missing) => {
  fetchStub.mockReturnValue(answerWith(accepted))
  const user = showForm('general')
  await fillIn(user, 'general')
  await user.clear(screen.getByRole('textbox', { name: leftEmpty }))
  await pressSubmit(user)
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(sentRequest(0).body).toHaveProperty(given)
  expect(sentRequest(0).body).not.toHaveProperty(missing)
})

test('an address that looks mistyped is asked about, and put right with one press', async () => {
  fetchStub.mockReturnValue(answerWith(accepted))
  const user = showForm('general')
  await fillIn(user, 'general')
  const box = screen.getByRole('textbox', { name: 'Email address' })
  await user.clear(box)
  await user.type(box, 'asha@gmial.com')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'asha@gmail.com' }))
  expect(box).toHaveProperty('value', 'asha@gmail.com')
  expect(document.activeElement).toBe(box)
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  await pressSubmit(user)
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(sentRequest(0).body).toMatchObject({ email: 'asha@gmail.com' })
})

test('an address that looks mistyped is sent all the same', async () => {
  fetchStub.mockReturnValue(answerWith(accepted))
  const user = showForm('general')
  await fillIn(user, 'general')
  const box = screen.getByRole('textbox', { name: 'Email address' })
  await user.clear(box)
  await user.type(box, 'asha@gmial.com')
  await pressSubmit(user)
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(sentRequest(0).body).toMatchObject({ email: 'asha@gmial.com' })
})

test('the error summary takes focus each time, and its links move focus to the field', async () => {
  const user = showForm('employer')
  await pressSubmit(user)
  expect(document.activeElement).toBe(await screen.findByRole('alert', { name: 'There is a problem' }))

  await user.click(screen.getByRole('link', { name: 'Enter your job title.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your job title' }))

  await pressSubmit(user)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' })))
})

test('a message goes as soon as its field is put right', async () => {
  const user = showForm('general')
  await pressSubmit(user)
  await screen.findByRole('alert', { name: 'There is a problem' })
  const firstName = screen.getByRole('textbox', { name: 'First name' })
  await user.type(firstName, 'Asha')
  await waitFor(() => expect(firstName.getAttribute('aria-invalid')).toBeNull())
})

test('while it is sending the button says so and is disabled, and a double submit sends once', async () => {
  let answer: (value: unknown) => void = () => undefined
  fetchStub.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const user = showForm('general')
  await fillIn(user, 'general')
  await user.dblClick(screen.getByRole('button', { name: submitName }))

  expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'First name' }), '{Enter}')
  expect(fetchStub).toHaveBeenCalledTimes(1)

  await act(async () => answer(await answerWith(accepted)))
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1))
  expect(fetchStub).toHaveBeenCalledTimes(1)
})

test.each([
  [
    'an answer that refuses the form as a whole',
    () => answerWith({ status: 403, body: { ok: false, error: { code: 'cross_origin', message: 'No' } } }),
    /could not send your enquiry/,
  ],
  ['an answer that says the service is down', () => answerWith(unavailable), /may already have your enquiry/],
  [
    'an answer that is not JSON',
    () => Promise.resolve({ ok: false, status: 502, json: () => Promise.reject() }),
    /may already have your enquiry/,
  ],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), /do not know if your enquiry reached us/],
])(
  '%s shows the toast, says what is known, keeps what was typed, offers email and another try',
  async (_, answer, known) => {
    fetchStub.mockImplementation(answer)
    const user = showForm('general')
    await fillIn(user, 'general')
    await pressSubmit(user)

    expect((await screen.findAllByText(failure)).length).toBeGreaterThan(0)
    expect(screen.getByText(known).textContent).toMatch(/your answers are still here/i)
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
    for (const [label, value] of Object.entries(valid.general)) {
      expect(screen.getByRole('textbox', { name: label })).toHaveProperty('value', value)
    }
    const button = screen.getByRole('button', { name: submitName })
    expect(button).toHaveProperty('disabled', false)
    expect(document.activeElement).toBe(button)
    expect(goTo).not.toHaveBeenCalled()
  },
)

test('a retry of the same answers has the same key, and changed answers have a new one', async () => {
  fetchStub.mockImplementation(() => answerWith(unavailable))
  const user = showForm('general')
  await fillIn(user, 'general')
  for (const tries of [1, 2]) {
    await pressSubmit(user)
    await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(tries))
    await screen.findByRole('button', { name: submitName })
  }
  await user.type(screen.getByRole('textbox', { name: 'Location' }), ' and York')
  await pressSubmit(user)
  await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(3))

  expect(sentRequest(1).key).toBe(sentRequest(0).key)
  expect(sentRequest(1).body).toEqual(sentRequest(0).body)
  expect(sentRequest(2).key).not.toBe(sentRequest(0).key)
})

test('answers survive leaving the page and coming back, but no consent does, and a retry then is the same request', async () => {
  fetchStub.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  const user = showForm('partner')
  await fillIn(user, 'partner')
  await user.click(screen.getByRole('checkbox', { name: /news and updates/ }))
  await pressSubmit(user)
  await screen.findByText(/do not know if your enquiry reached us/)
  await user.click(screen.getByRole('checkbox', { name: /agree to be contacted/ }))
  cleanup()

  showForm('general')
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', '')
  cleanup()

  showForm('partner')
  for (const [label, value] of Object.entries(valid.partner)) {
    expect(screen.getByRole('textbox', { name: label })).toHaveProperty('value', value)
  }
  expect(screen.getByRole('combobox', { name: 'Organisation type' })).toHaveProperty('value', 'charity')
  // As on a form that nobody has touched: whoever is here now may be somebody else.
  expect(screen.getByRole('checkbox', { name: /agree to be contacted/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: /news and updates/ })).toHaveProperty('checked', false)
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])

  await user.click(screen.getByRole('checkbox', { name: /news and updates/ }))
  await pressSubmit(user)
  await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2))
  expect(sentRequest(1)).toEqual(sentRequest(0))
  await screen.findByText(/do not know if your enquiry reached us/)
})

describe('with a connection that goes', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get')
  const stored = () => JSON.parse(localStorage.getItem('kept-enquiry') ?? 'null') as { triedAt?: number } | null
  const keepIt = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Yes, keep it and send it later' }))
  beforeEach(() => fetchStub.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch'))))
  afterEach(() => {
    onLine.mockReturnValue(true)
    localStorage.clear()
  })

  test('an enquiry never sent while online says that it was not sent, and shows no time', async () => {
    onLine.mockReturnValue(false)
    const user = showForm('general')
    await fillIn(user, 'general')
    await pressSubmit(user)
    await screen.findByText(/nothing has been sent/)
    await pressSubmit(user)
    await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2))
    await screen.findByText(/nothing has been sent/)
    await keepIt(user)
    expect(stored()).toMatchObject({ key: sentRequest(0).key })
    expect(stored()).not.toHaveProperty('triedAt')
  })

  test.each([
    ['while it was being sent', 1],
    ['before the next try', 2],
  ])('when it goes %s, the enquiry may have arrived, and waits with the time of the first try', async (_, tries) => {
    if (tries === 1) {
      fetchStub.mockImplementation(() => {
        onLine.mockReturnValue(false)
        return Promise.reject(new TypeError('Failed to fetch'))
      })
    }
    onLine.mockReturnValue(true)
    const before = Date.now()
    const user = showForm('general')
    await fillIn(user, 'general')
    await pressSubmit(user)
    if (tries === 2) {
      await screen.findByText(/press the button again/)
      onLine.mockReturnValue(false)
      // It goes on being the same try after a look at another page.
      cleanup()
      showForm('general')
      await pressSubmit(user)
    }
    await screen.findByText(/You’re offline now/)
    expect(screen.queryByText(/nothing has been sent/)).toBeNull()
    expect(currentToasts()).toHaveLength(tries - 1)
    const after = Date.now()
    await keepIt(user)
    await screen.findByText(/Your enquiry is saved on this device/)
    expect(sentRequest(tries - 1)).toEqual(sentRequest(0))
    const { triedAt = 0 } = stored() ?? {}
    expect(triedAt).toBeGreaterThanOrEqual(before)
    expect(triedAt).toBeLessThanOrEqual(after)

    // By the next day the server has forgotten the key: it is not sent a second time.
    onLine.mockReturnValue(true)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(triedAt + 21 * 60 * 60 * 1000)
    await expect(sendKeptEnquiry()).resolves.toEqual({ outcome: 'unsure' })
    clock.mockRestore()
    expect(fetchStub).toHaveBeenCalledTimes(tries)
  })
})

test('once accepted, nothing of it is kept', async () => {
  fetchStub.mockReturnValue(answerWith(accepted))
  const user = showForm('candidate')
  await fillIn(user, 'candidate')
  await user.click(screen.getByRole('checkbox', { name: /news and updates/ }))
  await pressSubmit(user)
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  cleanup()

  showForm('candidate')
  screen.getAllByRole('textbox').forEach((box) => expect(box).toHaveProperty('value', ''))
  expect(screen.getByRole('checkbox', { name: /agree to be contacted/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: /news and updates/ })).toHaveProperty('checked', false)
})

test('after a failed send the button and what is said about it are brought into view', async () => {
  const brought: Element[] = []
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    brought.push(this)
  })
  fetchStub.mockImplementation(() => answerWith(unavailable))
  const user = showForm('general')
  await fillIn(user, 'general')
  await pressSubmit(user)
  const notice = await screen.findByText(/may already have your enquiry/)
  expect(brought).toEqual([screen.getByRole('button', { name: submitName }), notice.parentElement])
  scroll.mockRestore()
})

test('what the server refuses is shown in the summary and beside the field, with the toast', async () => {
  const message = 'Please enter a valid email address.'
  const refused = { ok: false, error: { code: 'validation_failed', message: 'Check', fields: { email: message } } }
  fetchStub.mockReturnValue(answerWith({ status: 422, body: refused }))
  const user = showForm('general')
  await fillIn(user, 'general')
  await pressSubmit(user)

  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(within(summary).getByRole('link', { name: message })).toBe(within(summary).getAllByRole('link')[0])
  expect(document.activeElement).toBe(summary)
  expect(screen.getByRole('textbox', { name: 'Email address' }).getAttribute('aria-invalid')).toBe('true')
  expect((await screen.findAllByText(failure)).length).toBeGreaterThan(0)
})

test('too many tries say how long to wait', async () => {
  fetchStub.mockReturnValue(answerWith({ status: 429 }))
  const user = showForm('general')
  await fillIn(user, 'general')
  await pressSubmit(user)
  expect(await screen.findByText(/wait a minute/)).toBeTruthy()
})

test('an accepted answer without a readable reference still goes to the thank-you page', async () => {
  fetchStub.mockReturnValue(answerWith({ status: 201, body: null }))
  const user = showForm('general')
  await fillIn(user, 'general')
  await pressSubmit(user)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/thank-you'))
})

test('a page that comes back from the history can be sent again, as a new enquiry', async () => {
  fetchStub.mockReturnValue(answerWith(accepted))
  const user = showForm('general')
  await fillIn(user, 'general')
  await pressSubmit(user)
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(goTo).toHaveBeenCalled())

  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(screen.getByRole('button', { name: submitName })).toHaveProperty('disabled', false)

  await fillIn(user, 'general')
  await pressSubmit(user)
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(2))
  expect(sentRequest(1).body).toEqual(sentRequest(0).body)
  expect(sentRequest(1).key).not.toBe(sentRequest(0).key)
})

test('the markup works without scripts: an ordinary post, and a honeypot that nobody meets', () => {
  showForm('candidate')
  const form = document.querySelector('form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.getAttribute('action')).toBe('/api/contact')
  expect(document.querySelector<HTMLInputElement>('input[name=form_source]')?.value).toBe('candidate')
  expect(screen.queryByRole('textbox', { name: 'Leave this box empty' })).toBeNull()
  expect(document.querySelector('input[name=website]')?.getAttribute('tabindex')).toBe('-1')
  expect(form?.parentElement?.getAttribute('data-form-shell')).toBe('candidate')
})
