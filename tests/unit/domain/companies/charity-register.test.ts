import { charityRegisterPage } from '@/lib/domain/companies/charity-register'

test.each([
  ['1234567', 'https://register-of-charities.charitycommission.gov.uk/charity-details/?regid=1234567&subid=0'],
  ['SC012345', 'https://www.oscr.org.uk/about-charities/search-the-register/charity-details?number=SC012345'],
  ['NIC100123', 'https://www.charitycommissionni.org.uk/charity-details/?regid=100123&subid=0'],
])('a charity is looked up on the register of its own nation: %s', (number, page) => {
  expect(charityRegisterPage(number)).toBe(page)
})
