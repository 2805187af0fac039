/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { LeavingCompany } from '@/components/account/leaving-company'
import { leavingCompanyWords as words } from '@/lib/content/account/leaving'

test.each([
  ['asked', words.waiting('Example Bakery')],
  ['alone', words.alone('Example Bakery')],
  ['last_manager', words.others('Example Bakery')],
  ['others', words.others('Example Bakery')],
] as const)('what becomes of the company: %s', (leaving, text) => {
  render(
    <LeavingCompany
      company={{ name: 'Example Bakery' }}
      leaving={leaving}
      liveJobs={leaving === 'asked' ? 0 : 2}
      openApplications={leaving === 'asked' ? 0 : 6}
    />,
  )
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(
    leaving === 'asked' ? [] : [words.toJobs, words.toApplications],
  )
})
