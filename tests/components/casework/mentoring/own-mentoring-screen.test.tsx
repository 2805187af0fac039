/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { portalMentoring } from '@/components/casework/mentoring/mentoring-places'
import { OwnMentoringScreen } from '@/components/casework/mentoring/own-mentoring-screen'
import { ownMentoringWords } from '@/lib/content/casework/mentoring'

test('somebody whom no organisation helps can use a code, and without one find an organisation', () => {
  render(
    <OwnMentoringScreen place={portalMentoring} all={[]} chosen="" conversation={null} kept={null} nextId="next-1" />,
  )
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [ownMentoringWords.useCode, '/account/support'],
    ['No code? Find an organisation that is taking new people', '/refer-yourself'],
  ])
})
