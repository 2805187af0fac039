import 'server-only'

import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/**
 * An email in both forms. In the plain one headings keep their case, because capitals are hard to read, and an email
 * address appears once, without what its link adds for the mail program.
 */
export async function renderBoth(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  const selectors = [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
  ]
  return { html, text: toPlainText(html, { selectors }) }
}
