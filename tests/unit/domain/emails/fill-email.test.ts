import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { writeRoleAnswers } from '@/lib/content/account/role-emails'
import { fillEmail, type EmailTemplates } from '@/lib/domain/emails/fill-email'
import { emailTemplates } from '@/lib/domain/emails/generated-email-templates'
import { writeEmail } from '@/lib/domain/emails/write-email'

const typed = '<a href="https://evil.example">Click</a> & ~href~ {link} ~parts~ "now", $& and $1'

test('what is filled in is text: no tag, no other word, no link of its own', () => {
  const { html, text } = writeEmail({
    heading: 'H',
    parts: [{ part: 'sentence', text: typed, label: 'Go', href: 'https://a.example/?a=1&b=2' }],
  })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('href="https://a.example/?a=1&amp;b=2"')
  expect(html).toContain('~href~ {link} ~parts~')
  expect(text).toBe(`H\n\n${typed} Go https://a.example/?a=1&b=2`)
})

test('words are escaped as React escapes them', () => {
  const words = `<&> "quoted" 'and' &amp; \u00a0 é 🙂 ${typed}`
  const template = { html: renderToStaticMarkup(createElement('p', { title: '~text~' }, '~text~')), text: '~text~' }
  const frame = { top: { html: '', text: '' }, end: { html: '', text: '' } }
  const templates: EmailTemplates = {
    frames: { plain: frame, withPreview: frame, withSender: frame },
    parts: { ...emailTemplates.parts, text: template },
  }
  expect(fillEmail(templates, { heading: 'H', parts: [{ part: 'text', text: words }] })).toEqual({
    html: renderToStaticMarkup(createElement('p', { title: words }, words)),
    text: words,
  })
})

test('a line break is one in both forms', () => {
  const { html, text } = writeEmail({ heading: 'H', parts: [{ part: 'text', text: 'One\nTwo' }] })
  expect(html).toContain('>One<br/>Two</p>')
  expect(text).toBe('H\n\nOne\nTwo')
})

test('every frame and part has a word for each of its placeholders, and a place for each of its words', () => {
  const words: Record<string, string[]> = {}
  const names = (text: string) => [...new Set([...text.matchAll(/~(\w+)~/g)].map(([, name = '']) => name))].sort()
  for (const [name, { html, text }] of Object.entries(emailTemplates.parts)) {
    expect(names(text)).toEqual(names(html))
    words[name] = names(html)
  }
  expect(words).toEqual({
    ...Object.fromEntries(['text', 'strong', 'small', 'code'].map((name) => [name, ['text']])),
    ...Object.fromEntries(['answer', 'reference'].map((name) => [name, ['label', 'text']])),
    ...Object.fromEntries(['button', 'link'].map((name) => [name, ['href', 'label']])),
    ...Object.fromEntries(['sentence', 'stop', 'entry'].map((name) => [name, ['href', 'label', 'text']])),
    address: ['href', 'text'],
  })
  const of = (frame: keyof EmailTemplates['frames']) => {
    const { top, end } = emailTemplates.frames[frame]
    return names(top.html + end.html)
  }
  expect(of('plain')).toEqual(['heading'])
  expect(of('withPreview')).toEqual(['heading', 'preview'])
  expect(of('withSender')).toEqual(['brand', 'description', 'heading', 'preview', 'registered', 'site', 'siteUrl'])
})

test('a reason is told with a closing alone', () => {
  const { given, closed } = writeRoleAnswers('https://site.example', 'We could not reach you.')
  expect(closed.text).toContain('The reason: We could not reach you.')
  expect(given.text).not.toContain('reason')
  expect(writeRoleAnswers('https://site.example', '').closed.text).not.toContain('reason')
  for (const { html, text, subject } of [given, closed]) {
    expect(html).not.toMatch(/~\w+~/)
    expect(subject + html + text).not.toMatch(/employer|candidate|partner|convict|crimin|second chance/i)
  }
})
