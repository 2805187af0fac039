import 'server-only'

import { formWords } from '@/lib/content/forms/form-words'
import { company } from '@/lib/content/site/company'
import { noStore } from '@/lib/server/http/no-store'

type TypedText = {
  message: string
  typed: readonly string[]
  /** Whether it is not stored because nobody else may see it; otherwise it is too long to store. */
  isPrivate?: boolean
  /** Where to continue: a path on this site, and what is there. */
  back: string
  goOn: keyof typeof formWords.goOn
  status: number
}

// The values of the design tokens: this page is the answer to a form, and has none of the site's style sheets.
const styles = `
:root { color-scheme: light dark; --ink: #1b1f3b; --paper: #fbf7f0; --surface: #ffffff; --line: #767993; --pine: #0e5a4e; --error: #b00020 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f5f0e6; --paper: #14172b; --surface: #1e2240; --line: #9195b5; --pine: #7fd6c2; --error: #ff9a9f }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.55 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
header { padding: 1rem max(1rem, (100% - 38rem) / 2); border-bottom: 1px solid var(--line); font-weight: 700 }
h1 { font-size: 1.75rem; line-height: 1.1 }
[role='alert'] { margin: 0 0 1.5rem; padding: 0.75rem 1rem; border-left: 0.3rem solid var(--error); background: var(--surface) }
label { display: block; font-weight: 700 }
textarea { field-sizing: content; box-sizing: border-box; width: 100%; padding: 0.75rem; border: 2px solid var(--line); border-radius: 0.25rem; background: var(--surface); color: inherit; font: inherit }
a { display: inline-block; padding: 0.65rem 0; color: var(--pine); font-weight: 700 }
:focus-visible { outline: 3px solid #f4c04a; outline-offset: 2px; box-shadow: 0 0 0 5px var(--ink) }
`

/** A page without scripts that returns what was typed and could not be stored anywhere else. */
export async function typedTextPage({ message, typed, isPrivate, back, goOn, status }: TypedText): Promise<Response> {
  // Imported only here, because texts this long are rare.
  const { load } = await import('cheerio')
  const $ = load(
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title></title></head><body><header></header><main><h1></h1></main></body></html>',
  )
  $('head').append($('<style></style>').text(styles))
  $('h1').text(formWords.notSaved)
  $('title').text(`${formWords.notSaved} | ${company.brand}`)
  $('header').text(company.brand)
  const main = $('main')
  main.append($('<p role="alert"></p>').text(message))
  if (typed.length > 0) {
    main.append($('<p></p>').append($('<strong></strong>').text(isPrivate ? formWords.copyPrivate : formWords.copyIt)))
  }
  // A choice needs no box of its own, and a tick says nothing without its question.
  const isShort = (text: string): boolean => /^[\da-z_:-]{1,40}$/.test(text)
  const texts = typed.filter((text) => !isShort(text))
  const short = typed.filter((text) => isShort(text) && text !== 'on')
  const boxes = [
    ...texts.map((text) => ({ label: formWords.typed, text })),
    ...(short.length === 0
      ? []
      : [{ label: texts.length === 0 ? formWords.typed : formWords.chosen, text: short.join('\n') }]),
  ]
  for (const [index, { label, text }] of boxes.entries()) {
    const id = `typed-${index + 1}`
    const rows = Math.min(16, text.split('\n').length + Math.ceil(text.length / 60))
    main.append(
      $('<p></p>').append($('<label></label>').attr('for', id).text(label)),
      $('<p></p>').append(
        $('<textarea readonly></textarea>')
          .attr({ id, rows: String(rows) })
          .text(text),
      ),
    )
  }
  main.append($('<p></p>').append($('<a></a>').attr('href', back).text(formWords.goOn[goOn])))
  return new Response($.html(), { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...noStore } })
}
