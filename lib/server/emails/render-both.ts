import 'server-only'

import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** An e-mail in its two forms. Headings as they are written: capitals alone are hard to read, and hard on a screen reader. */
export async function renderBoth(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] }) }
}
