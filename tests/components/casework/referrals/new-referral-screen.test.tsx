/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { NewReferralScreen } from '@/components/casework/referrals/new-referral-screen'
import { takersWords } from '@/lib/content/casework/own-referral'
import { takersAtOnce } from '@/lib/domain/referrals/found-takers'
import { beginReferralWords as words, referralPageWords, referralProblems } from '@/lib/content/casework/referrals'

const own = { id: '1', name: 'Moorside Resettlement' }
const file = { reference: 'SP-7KX2M9', name: 'Robin Ash' }

test.each([
  [null, '/dashboard/partnerportal/referrals/new'],
  [file, '/dashboard/partnerportal/referrals/new?of=SP-7KX2M9'],
])('the step of the consent leads back to the choice, and says at its top what is wrong: %#', (of, back) => {
  const chosen = { id: '2', name: 'A Fresh Start' }
  render(
    <NewReferralScreen
      portal="/dashboard/partnerportal"
      receivers={{ own, takers: [], chosen, wording: 'They may.', mayRefer: true, again: null }}
      file={of}
      kept={{ message: referralProblems.notAgreed, field: 'agreed', values: { form: 'referral-begin' } }}
    />,
  )
  const link = screen.getByRole('link', { name: words.backToChoice })
  expect(link.getAttribute('href')).toBe(back)
  const summary = document.querySelector('.error-summary')
  expect(summary?.compareDocumentPosition(screen.getByRole('heading', { name: words.consent }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test.each([
  ['consent_on', true],
  // They agreed to what another organisation would read.
  ['to', false],
])('what was ticked stays ticked after a mistake elsewhere: %s', (field, isTicked) => {
  render(
    <NewReferralScreen
      portal="/dashboard/partnerportal"
      receivers={{
        own,
        takers: [],
        chosen: { id: '2', name: 'A Fresh Start' },
        wording: 'They may.',
        mayRefer: true,
        again: null,
      }}
      file={null}
      kept={{ message: 'Enter the day.', field, values: { form: 'referral-begin', agreed: 'on' } }}
    />,
  )
  expect(screen.getByLabelText<HTMLInputElement>(words.agreed).checked).toBe(isTicked)
})

test.each([
  [null, referralPageWords.back, '/dashboard/partnerportal/referrals'],
  [file, words.backToFile, '/dashboard/partnerportal/people/SP-7KX2M9'],
])('the first step leads back to where it was begun: %#', (of, label, back) => {
  render(
    <NewReferralScreen
      portal="/dashboard/partnerportal"
      receivers={{ own, takers: [], chosen: null, wording: '', mayRefer: true, again: null }}
      file={of}
      kept={null}
    />,
  )
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(back)
})

test('a long list of organisations is searched, and keeps what the form has already', () => {
  const takers = Array.from({ length: takersAtOnce + 1 }, (_, index) => ({
    id: String(index + 2),
    name: `Organisation ${index + 2}`,
    services: ['cv'] as const,
    areas: [index === 0 ? 'York' : 'Leeds'],
    placesLeft: null,
  }))
  const show = (find: string, number: number) =>
    render(
      <NewReferralScreen
        portal="/dashboard/partnerportal"
        receivers={{ own, takers: takers.slice(0, number), chosen: null, wording: '', mayRefer: true, again: 'kept' }}
        file={file}
        find={find}
        kept={null}
      />,
    )
  const listed = () => screen.queryAllByRole('button', { name: /^Choose / }).length

  const short = show('', takersAtOnce)
  expect(listed()).toBe(takersAtOnce)
  expect(screen.queryByRole('search')).toBeNull()
  short.unmount()

  const long = show('', takersAtOnce + 1)
  expect(listed()).toBe(takersAtOnce)
  expect(screen.getByRole('status').textContent).toContain(takersWords.first(takersAtOnce, takersAtOnce + 1))
  expect(Object.fromEntries(new FormData(screen.getByRole('search')))).toEqual({
    of: file.reference,
    again: 'kept',
    find: '',
  })
  long.unmount()

  const found = show('york', takersAtOnce + 1)
  expect(listed()).toBe(1)
  expect(screen.getByRole('status').textContent).toContain(takersWords.found(1))
  found.unmount()

  show('Hull', takersAtOnce + 1)
  expect(listed()).toBe(0)
  expect(screen.getByRole('link', { name: takersWords.showAll }).getAttribute('href')).toBe(
    `/dashboard/partnerportal/referrals/new?of=${file.reference}&again=kept`,
  )
})
