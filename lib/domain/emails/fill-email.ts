/** The same words for both forms of an email. */
export type BothForms = { html: string; text: string }

/** One part of an email. In `text`, a line break stays one. */
export type EmailPart =
  | { part: 'text' | 'strong' | 'small' | 'code'; text: string }
  /** Something said, below or beside the name of what it is. */
  | { part: 'answer' | 'reference'; label: string; text: string }
  | { part: 'button' | 'link'; label: string; href: string }
  /** A sentence that ends with a link; `stop` is the small one below an optional email. */
  | { part: 'sentence' | 'stop'; text: string; label: string; href: string }
  /** A sentence that ends with an address which can be read. */
  | { part: 'address'; text: string; href: string }
  /** A link with more about it on the lines below. */
  | { part: 'entry'; label: string; href: string; text: string }

/** What stands above and below an email that says who we are. */
type Sender = { brand: string; description: string; site: string; siteUrl: string; registered: string }

export type Email = {
  heading: string
  /** What a list of emails shows next to the subject; if it is left out, the first words. */
  preview?: string
  /** If it is left out, the email does not say who we are. */
  sender?: Sender
  parts: readonly EmailPart[]
}

type Frame = { top: BothForms; end: BothForms }

/** What an email is made of, with placeholders such as ~text~. */
export type EmailTemplates = {
  frames: Readonly<Record<'plain' | 'withPreview' | 'withSender', Frame>>
  parts: Readonly<Record<EmailPart['part'], BothForms>>
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const asHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '').replaceAll('\n', '<br/>')

function fill({ html, text }: BothForms, words: Readonly<Partial<Record<string, string>>>): BothForms {
  function word(name: string): string {
    const given = words[name]
    if (given === undefined) throw new Error(`an email has a placeholder for ${name}, and no word for it`)
    return given
  }
  // Every second piece is the name of a placeholder. What is filled in is never searched for placeholders itself.
  const filled = (template: string, write: (given: string) => string) =>
    template
      .split(/~(\w+)~/)
      .map((piece, at) => (at % 2 ? write(word(piece)) : piece))
      .join('')
  return { html: filled(html, asHtml), text: filled(text, (given) => given) }
}

/** An email in both forms. What is filled in is text, so nothing that somebody typed becomes a tag or a placeholder. */
export function fillEmail(
  { frames, parts: templates }: EmailTemplates,
  { heading, preview, sender, parts }: Email,
): BothForms {
  const { top, end } = sender ? frames.withSender : preview === undefined ? frames.plain : frames.withPreview
  const words = { heading, preview, ...sender }
  const all = [fill(top, words), ...parts.map((part) => fill(templates[part.part], part)), fill(end, words)]
  return {
    html: all.map(({ html }) => html).join(''),
    text: all.flatMap(({ text }) => text || []).join('\n\n'),
  }
}
