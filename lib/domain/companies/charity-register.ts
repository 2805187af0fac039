/** The page of a charity on its own register. @param number as the register has it: 1234567, SC012345 or NIC100123 */
export function charityRegisterPage(number: string): string {
  if (number.startsWith('SC'))
    return `https://www.oscr.org.uk/about-charities/search-the-register/charity-details?number=${number}`
  const [site, plain] = number.startsWith('NIC')
    ? ['https://www.charitycommissionni.org.uk', number.slice('NIC'.length)]
    : ['https://register-of-charities.charitycommission.gov.uk', number]
  return `${site}/charity-details/?regid=${plain}&subid=0`
}
