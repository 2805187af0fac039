import { toPlainText } from '@react-email/render'

/** The plain form of an email's HTML. Headings keep their case, because capitals are hard to read. */
export const plainTextOf = (html: string): string =>
  toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] })
