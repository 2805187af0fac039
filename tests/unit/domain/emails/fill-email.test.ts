import { writeRoleAnswers, writeRoleQuestion } from '@/lib/content/account/role-emails'
import { fillEmail } from '@/lib/domain/emails/fill-email'

const layout = '<body><h1>{heading}</h1><p style="x">{text}</p><a href="{link}">{label}</a></body>'

test('what is filled in is text: no tag, no other word, no link of its own', () => {
  const typed = '<a href="https://evil.example">Click</a> & {link} "now"'
  const { html, text } = fillEmail(layout, {
    heading: 'H',
    text: typed,
    link: 'https://a.example/?a=1&b=2',
    label: 'Go',
  })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).not.toContain('evil.example">')
  expect(html).toContain('{link}')
  expect(text).toContain(typed)
  expect(text).toContain('Go:\nhttps://a.example/?a=1&b=2')
})

test('each text of a list is a paragraph like the first, and an empty one is none', () => {
  const { html, text } = fillEmail(layout, { heading: 'H', text: ['', 'One', 'Two'], link: 'l', label: 'L' })
  expect(html).toContain('<p style="x">One</p><p style="x">Two</p>')
  expect(text).toBe('H\n\nOne\n\nTwo\n\nL:\nl')
})

test('a reason is told with a no and with a closing, and a question with where to answer', () => {
  const { given, refused, closed } = writeRoleAnswers('https://site.example', 'We could not reach you.')
  for (const email of [refused, closed]) expect(email.text).toContain('The reason: We could not reach you.')
  expect(given.text).not.toContain('reason')
  expect(writeRoleAnswers('https://site.example', '').refused.text).not.toContain('reason')
  const question = writeRoleQuestion('https://site.example', 'Which town is your office in?')
  expect(question.text).toContain('Which town is your office in?\n\nPlease reply to this email.')
  for (const { html, text, subject } of [given, refused, closed, question]) {
    expect(html).not.toMatch(/\{\w+\}/)
    expect(subject + html + text).not.toMatch(/employer|candidate|partner|convict|crimin|second chance/i)
  }
})
