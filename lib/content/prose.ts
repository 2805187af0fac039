type TextLink = { label: string; href: `tel:${string}` | `mailto:${string}` | `https://${string}` }

/** A paragraph: plain text, or pieces of text with links between them. */
export type Prose = string | readonly (string | TextLink)[]
