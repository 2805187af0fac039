import { shownEmail } from '@/lib/domain/emails/shown-email'
import { writeEmail } from '@/lib/domain/emails/write-email'

test('an email is shown with the words of its links, and none of their addresses', () => {
  const { text } = writeEmail({
    heading: 'You have an update',
    parts: [
      { part: 'text', text: 'There is a question for you.\nTake your time.' },
      { part: 'button', label: 'Sign in to see it', href: 'https://example.org/updates?of=A-7KX122' },
      { part: 'sentence', text: 'It works once.', label: 'See the invitation', href: 'https://example.org/join' },
      {
        part: 'stop',
        text: 'You get this. It is rare.',
        label: 'Stop these emails',
        href: 'http://localhost/stop?token=t',
      },
      { part: 'address', text: 'Please write to us:', href: 'https://example.org/contact' },
    ],
  })
  const shown = shownEmail(text)
  expect(shown).toEqual([
    { text: 'You have an update', link: null },
    { text: 'There is a question for you.\nTake your time.', link: null },
    { text: '', link: 'Sign in to see it' },
    { text: 'It works once.', link: 'See the invitation' },
    { text: 'You get this. It is rare.', link: 'Stop these emails' },
    { text: 'Please write to us:', link: '' },
  ])
  expect(JSON.stringify(shown)).not.toMatch(/http|token/)
})
