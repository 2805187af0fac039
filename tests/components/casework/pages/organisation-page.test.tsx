/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { OrganisationPage } from '@/components/casework/pages/organisation-page'
import { partnerWords as words } from '@/lib/content/casework/organisation'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { partnerInStory } from '@/lib/server/demonstration/organisations'

test.each([true, false])('the details can be changed, or the page says who can: a manager %s', (isManager) => {
  render(
    <OrganisationPage
      portal="/dashboard/partner"
      organisation={partnerInStory(storyNow(), 'partner')}
      isManager={isManager}
      done={undefined}
    />,
  )
  expect(screen.queryByRole('link', { name: words.change }) !== null).toBe(isManager)
  expect(screen.queryByText(words.changedBy) !== null).toBe(!isManager)
})
