import 'server-only'

import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/**
 * An e-mail in its two forms. In the plain one a heading is as it is written, because capitals alone are hard to read, and an
 * address to write to stands once, without what its link adds for the mail program.
 */
export async function renderBoth(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  const selectors = [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
  ]
  return { html, text: toPlainText(html, { selectors }) }
}
