import 'server-only'

import type { CheerioAPI } from 'cheerio'

import { problemTitle } from '@/lib/content/forms/problem-title'
import { errorPageWords } from '@/lib/content/enquiries/api-errors'

type Correction = {
  /** This server's own address, from which the page is fetched. */
  origin: string
  page: { path: string; shell: string }
  sent: Record<string, unknown>
  /** Messages by field. Empty when nothing the visitor typed is at fault. */
  fields: Record<string, string>
  message: string
}

function keepInput($: CheerioAPI, form: string, sent: Record<string, unknown>): void {
  $(`${form} [name]`).each((_, element) => {
    const control = $(element)
    const value = sent[control.attr('name') ?? '']
    if (control.is('[type="checkbox"]')) {
      if (value === true) control.attr('checked', '')
      else control.removeAttr('checked')
      return
    }
    if (typeof value !== 'string' || control.is('[name="form_source"]')) return
    if (control.is('textarea')) control.text(value)
    else if (control.is('select')) {
      control.find('option').each((_, option) => {
        if ($(option).attr('value') === value) $(option).attr('selected', '')
        else $(option).removeAttr('selected')
      })
    } else control.attr('value', value)
  })
}

/** Puts the message above its field, as the form does with scripts on. Returns the field's id, to link to. */
function markField($: CheerioAPI, form: string, name: string, message: string): string {
  const control = $(`${form} [data-field="${name}"] [name]`)
  const id = control.attr('id') ?? ''
  const error = $('<p class="field-error"></p>').attr('id', `${id}-error`).text(message)
  const row = control.closest('.checkbox-row')
  if (row.length > 0) row.before(error)
  else control.before(error)
  const describedBy = [control.attr('aria-describedby'), `${id}-error`].filter(Boolean).join(' ')
  control.attr('aria-invalid', 'true').attr('aria-describedby', describedBy)
  return id
}

/**
 * The page with the form, filled in as it was sent and with the problems marked, for people without scripts. It is the
 * prerendered page itself, edited, so that one definition of the form serves both.
 * @returns HTML without scripts, so that nothing replaces what the visitor typed
 * @throws when the page cannot be fetched from this server, or does not contain the form
 */
export async function correctionPage({
  origin,
  page: { path, shell },
  sent,
  fields,
  message,
}: Correction): Promise<string> {
  const page = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(5000) })
  if (!page.ok) throw new Error(`the form's page answered ${page.status}`)
  // Imported only here: nobody with scripts on needs an HTML parser.
  const { load } = await import('cheerio')
  const $ = load(await page.text())
  const form = `[data-form-shell="${shell}"]`

  if ($(form).length === 0) throw new Error('the page does not have the form')

  // The linked style sheets are enough: they contain everything that is inlined in the page, and need no entry in the
  // policy.
  $('script, style, link[as="script"]').remove()
  $('title').text(`${errorPageWords.titlePrefix} ${$('title').first().text()}`)
  keepInput($, form, sent)

  const list = $('<ul class="error-summary-list"></ul>')
  const inFormOrder = $(`${form} [data-field]`)
    .map((_, element) => $(element).attr('data-field'))
    .get()
  for (const name of inFormOrder) {
    const text = fields[name]
    if (!text) continue
    const id = markField($, form, name, text)
    list.append($('<li></li>').append($('<a></a>').attr('href', `#${id}`).text(text)))
  }
  if (list.children().length === 0) list.append($('<li></li>').text(message))
  const titleId = `${shell}-errors-title`
  const summary = $('<div class="error-summary" role="alert" tabindex="-1" autofocus></div>').attr(
    'aria-labelledby',
    titleId,
  )
  summary.append($('<h2 class="error-summary-title"></h2>').attr('id', titleId).text(problemTitle), list)
  $(form).first().prepend(summary)
  $(form).closest('details').attr('open', '')
  return $.html()
}

/** For when the page itself is not available: what is wrong, and how to get back to what was typed. */
export async function plainCorrectionPage({ fields, message }: Correction): Promise<string> {
  const { load } = await import('cheerio')
  const $ = load(`<!doctype html><html lang="en-GB"><title></title><main><h1></h1><ul></ul><p></p></main></html>`)
  $('title').text(errorPageWords.titlePrefix)
  $('h1').text(problemTitle)
  for (const text of Object.keys(fields).length > 0 ? Object.values(fields) : [message])
    $('ul').append($('<li></li>').text(text))
  $('p').text(errorPageWords.goBack)
  return $.html()
}
