/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { ConversationsScreen } from '@/components/casework/work/conversations-screen'
import { supportMessagesWords as words } from '@/lib/content/casework/support-messages'

test('somebody who sees everybody and helps nobody sees whose messages her overview counts', () => {
  const row = { reference: 'SP-7KX2M9', name: 'Robin Ash', worker: null }
  render(
    <ConversationsScreen
      portal="/dashboard/partnerportal"
      people={[]}
      ofColleagues={{ people: [row], hasMore: false }}
    />,
  )
  expect(screen.getByText(words.colleaguesUnread.some)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Robin Ash' }).getAttribute('href')).toBe(
    '/dashboard/partnerportal/people/SP-7KX2M9/messages',
  )
})

const person = { reference: 'SP-7KX2M9', name: 'Robin Ash', hasAccount: false, unread: 0, lastAt: null }

test('with more than ten people no name is listed before one is searched for, in the list of people', () => {
  const people = Array.from({ length: 22 }, (_, number) => ({
    ...person,
    reference: `SP-${number}`,
    name: `Person ${number}`,
    hasAccount: number % 2 === 0,
  }))
  render(<ConversationsScreen portal="/dashboard/partnerportal" people={people} />)
  expect(screen.queryByText(/^Person/)).toBeNull()
  const searches = screen.getAllByRole('search', { hidden: true })
  expect(searches.map((search) => search.getAttribute('action'))).toEqual([
    '/dashboard/partnerportal/people',
    '/dashboard/partnerportal/people',
  ])
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test('where nobody has joined, the page of messages says so first and leads to the code', () => {
  render(<ConversationsScreen portal="/dashboard/partnerportal" people={[person]} />)
  expect(screen.getByText(words.nobodyJoined)).toBeTruthy()
  expect(screen.queryByText(words.listNone)).toBeNull()
  expect(screen.getByText(words.giveCode).tagName).toBe('SUMMARY')
  expect(screen.getByText('Robin Ash').closest('a')?.getAttribute('href')).toBe(
    '/dashboard/partnerportal/people/SP-7KX2M9?show=code#change',
  )
})
