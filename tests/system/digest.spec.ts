import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'playwright/test'

import { postForm, sessionOf } from '../support/accounts'
import { anEnquiry } from '../support/an-enquiry'
import { callFunction, rowsOf } from '../support/database'
import { mailFor, type Mail } from '../support/mailbox'
import { movableClock } from '../support/movable-clock'
import { postEnquiry } from '../support/post-enquiry'
import { startService, type Service } from '../support/service'
import { waitUntil } from '../support/wait-until'
import { onlyInAll } from '../support/test-tags'

const member = 'team@example.org'

const digestsOf = async (service: Service): Promise<Mail[]> =>
  (await mailFor(service, member)).filter(({ subject }) => subject.startsWith('Today: '))

/** Waits for the newest digest, once so many have come. */
const digestNumber = (service: Service, count: number): Promise<Mail> =>
  waitUntil(
    async () => {
      const digests = await digestsOf(service)
      return digests.length >= count ? digests.at(-1) : undefined
    },
    { withinMs: 30_000, failure: `digest ${count} did not come` },
  )

/** Two rounds as a scheduler asks for them, at the same moment, and what they sent is in the mailbox. */
async function askTwice(service: Service): Promise<void> {
  const ask = () =>
    fetch(`${service.url}/api/outbox`, { headers: { authorization: `Bearer ${service.keys.cronSecret}` } })
  for (const { status } of await Promise.all([ask(), ask()])) expect(status).toBe(200)
  await waitUntil(
    async () =>
      (await rowsOf(service, 'outgoing_emails')).every(({ status }) => status === 'sent') ? true : undefined,
    { withinMs: 30_000, failure: 'the emails were not sent' },
  )
  await pause(300)
}

test('a promise is counted from the day in London: at 23:59 in summer it is still the day before', async () => {
  const clock = movableClock('2027-07-01T22:59:00Z')
  const service = await startService({ env: clock.env })
  const sendAs = async (email: string) => {
    const answer = await postEnquiry(service.url, anEnquiry('general', { email }))
    const { reference } = (await answer.json()) as { reference: string }
    return (await rowsOf(service, 'enquiry_work', `reference=eq.${reference}`, 'reference'))[0]
  }
  // A Thursday, and a minute and a half later a Friday; in UTC both are the Thursday.
  expect(await sendAs('before@example.com')).toMatchObject({ due_on: '2027-07-05' })
  await clock.moveTo('2027-07-01T23:00:30Z')
  expect(await sendAs('after@example.com')).toMatchObject({ due_on: '2027-07-06' })

  // The desk's today ends at midnight in London as well.
  const listed = async () => {
    const cookie = await sessionOf(service, 'team')
    const html = await (await fetch(`${service.url}/dashboard/team/enquiries`, { headers: { cookie } })).text()
    return ['Due today (1)', 'Overdue (0)', 'Overdue (1)'].filter((text) =>
      html.replaceAll('<!-- -->', '').includes(text),
    )
  }
  await clock.moveTo('2027-07-05T22:59:00Z')
  expect(await listed()).toEqual(['Due today (1)', 'Overdue (0)'])
  await clock.moveTo('2027-07-05T23:00:30Z')
  expect(await listed()).toEqual(['Due today (1)', 'Overdue (1)'])
  await service.dispose()
})

// 27 and 28 December 2027 are bank holidays, in place of Christmas Day and Boxing Day on a weekend.
test(
  'each member is told once on a working day when something is due, and no more after one click',
  onlyInAll,
  async () => {
    const clock = movableClock('2027-12-22T10:00:00Z')
    const service = await startService({ env: clock.env })
    expect((await postEnquiry(service.url, anEnquiry('general', { email: 'digest@example.com' }))).status).toBe(201)
    const [enquiry] = await rowsOf(service, 'enquiry_work', '', 'enquiry_id')
    expect(enquiry).toMatchObject({ due_on: '2027-12-24', state: 'received' })

    // The day after, nothing is due.
    await clock.moveTo('2027-12-23T08:30:00Z')
    await askTwice(service)
    expect(await digestsOf(service)).toHaveLength(0)

    // On the day itself, at 8:00 and not before: the running server sees to it without being asked.
    await clock.moveTo('2027-12-24T07:58:00Z')
    await askTwice(service)
    expect(await digestsOf(service)).toHaveLength(0)
    await clock.moveTo('2027-12-24T08:00:00Z')
    const first = await digestNumber(service, 1)
    expect(first.subject).toBe('Today: 1 due, 0 overdue')
    expect(first.text).toContain('Due today: 1')
    expect(first.text).not.toMatch(/Overdue|digest@example\.com|Amina|SC-|convict|Second Chance/i)
    await askTwice(service)
    expect(await digestsOf(service)).toHaveLength(1)

    // On a bank holiday it is overdue, and nobody is told.
    await clock.moveTo('2027-12-28T08:30:00Z')
    await askTwice(service)
    expect(await digestsOf(service)).toHaveLength(1)

    await clock.moveTo('2027-12-29T08:00:01Z')
    const second = await digestNumber(service, 2)
    expect(second.subject).toBe('Today: 0 due, 1 overdue')
    expect(second.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const stop = new URL(/^<(.+)>$/.exec(second.headers['list-unsubscribe'] ?? '')?.[1] ?? '')

    // A program that looks at links stops nothing; one that posts does, with no session and from no page.
    const stopAddress = service.url + stop.pathname + stop.search
    const look = await fetch(stopAddress, { redirect: 'manual' })
    expect(look.status).toBe(303)
    const page = look.headers.get('location') ?? ''
    expect(page).toMatch(/^\/stop-emails\?token=/)
    expect(second.text).toContain(page)
    expect(await (await fetch(service.url + page)).text()).toContain('Stop these emails</button>')
    expect(await rowsOf(service, 'digest_choices', '', 'user_id')).toEqual([])
    const oneClick = (address: string) =>
      fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect((await oneClick(`${stopAddress.slice(0, -4)}AAAA`)).status).toBe(400)
    expect((await oneClick(stopAddress)).status).toBe(200)
    expect(await rowsOf(service, 'digest_choices', '', 'user_id')).toMatchObject([{ wants_digest: false }])

    await clock.moveTo('2027-12-30T08:30:00Z')
    await askTwice(service)
    expect(await digestsOf(service)).toHaveLength(2)

    // The same by the button of the page, from which it is done once more without harm.
    const token = stop.searchParams.get('token') ?? ''
    const pressed = await postForm(service, '/api/stop-emails', { token })
    expect(pressed.headers.get('location')).toBe('/stop-emails?state=done&kind=team_digest')
    expect(await (await fetch(`${service.url}/stop-emails?state=done&kind=team_digest`)).text()).toContain(
      'The daily email is off',
    )

    // Switched on again on the desk, it comes the next day; when somebody has called, nothing is due any more.
    const cookie = await sessionOf(service, 'team')
    const choose = await postForm(service, '/api/desk/digest-on', {}, { cookie })
    expect(choose.headers.get('location')).toBe('/dashboard/team/figures?done=digest-on')
    await clock.moveTo('2027-12-31T08:30:00Z')
    expect((await digestNumber(service, 3)).subject).toBe('Today: 0 due, 1 overdue')
    await callFunction(service, 'set_enquiry_state', { p_reference: enquiry?.reference, p_state: 'contacted' })
    await clock.moveTo('2028-01-04T08:30:00Z')
    await askTwice(service)
    expect(await digestsOf(service)).toHaveLength(3)
    expect((await rowsOf(service, 'team_digests', '', 'day')).map(({ day }) => day)).toEqual([
      '2027-12-24',
      '2027-12-29',
      '2027-12-31',
    ])
    await service.dispose()
  },
)
