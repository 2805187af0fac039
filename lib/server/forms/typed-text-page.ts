import 'server-only'

import { formWords } from '@/lib/content/forms/form-words'
import { noStore } from '@/lib/server/http/no-store'

type TypedText = {
  message: string
  typed: readonly string[]
  /** Whether it is not stored because nobody else may see it; otherwise it is too long to store. */
  isPrivate?: boolean
  /** Where to continue: a path on this site. */
  back: string
  status: number
}

/** A page without scripts that returns what was typed and could not be stored anywhere else. */
export async function typedTextPage({ message, typed, isPrivate, back, status }: TypedText): Promise<Response> {
  // Imported only here, because texts this long are rare.
  const { load } = await import('cheerio')
  const $ = load('<!doctype html><html lang="en-GB"><title></title><main><h1></h1></main></html>')
  $('title, h1').text(formWords.problemsTitle)
  const main = $('main')
  const written = typed.filter((value) => value.trim() !== '')
  main.append($('<p role="alert"></p>').text(message))
  if (written.length > 0) main.append($('<p></p>').text(isPrivate ? formWords.copyPrivate : formWords.copyIt))
  for (const [index, text] of written.entries()) {
    const id = `typed-${index + 1}`
    main.append(
      $('<p></p>').append($('<label></label>').attr('for', id).text(formWords.typed)),
      $('<p></p>').append($('<textarea readonly rows="6" cols="40"></textarea>').attr('id', id).text(text)),
    )
  }
  main.append($('<p></p>').append($('<a></a>').attr('href', back).text(formWords.goOn)))
  return new Response($.html(), { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...noStore } })
}
