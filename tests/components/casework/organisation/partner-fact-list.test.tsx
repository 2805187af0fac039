/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { PartnerFactList } from '@/components/casework/organisation/partner-fact-list'
import type { PartnerFacts } from '@/lib/domain/companies/partner-form'

const bare: PartnerFacts = {
  name: 'A Fresh Start',
  number: '',
  charityNumber: '',
  website: '',
  services: ['cv'],
  areas: ['Leeds'],
  safeguardingName: 'Ayesha Khan',
  safeguardingEmail: 'ayesha@example.org',
  dataAgreementOn: null,
  takesReferrals: false,
  placesAMonth: null,
}
const optional = ['Charity number', 'Companies House number', 'Website', 'Data sharing agreement signed']
const namesOf = (organisation: PartnerFacts, isChecked?: boolean) => {
  render(<PartnerFactList organisation={organisation} isChecked={isChecked} />)
  return screen.getAllByRole('term').map((term) => term.textContent)
}

test('an organisation’s own people see no row for what they left empty', () => {
  expect(namesOf(bare)).toEqual(['Name', 'What you help with', 'Where you work', 'Safeguarding lead', 'Referrals'])
})

test('what they gave has its row', () => {
  const whole = {
    ...bare,
    number: '01234567',
    charityNumber: '1234567',
    website: 'www.example.org.uk',
    dataAgreementOn: '2026-11-01',
  }
  expect(namesOf(whole)).toEqual(expect.arrayContaining(optional))
  expect(screen.getByText('1 November 2026')).toBeTruthy()
})

test('whoever checks an organisation sees what is missing, and not again what stands beside it', () => {
  expect(namesOf(bare, true)).toEqual([
    'Charity number',
    'What they help with',
    'Where they work',
    'Safeguarding lead',
    'Data sharing agreement signed',
    'Referrals',
  ])
  expect(screen.getAllByText('None')).toHaveLength(1)
  expect(screen.getByText('Not signed yet')).toBeTruthy()
})
