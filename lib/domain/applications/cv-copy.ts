import { z } from 'zod'

// A form post encodes it, and may be 96 KiB in all.
const encodedLimit = 80_000

/**
 * Whether a copy of a CV is short enough to be sent with an application: some ten full pages.
 * @param text the document as JSON
 */
export const isSendable = (text: string): boolean => encodeURIComponent(text).length <= encodedLimit

const line = z.string().max(2_000)
const paragraphs = z.array(z.string().max(10_000)).max(200)
const entries = z
  .array(z.object({ id: z.string().max(80), first: line, right: line, second: line, bullets: paragraphs }))
  .max(100)

const document = z.object({
  title: line,
  name: line,
  contact: z.array(z.object({ kind: z.enum(['email', 'phone', 'location']), text: line })).max(3),
  look: z.enum(['classic', 'modern']),
  sections: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('summary'), heading: line, paragraphs }),
        z.object({ kind: z.literal('work'), heading: line, entries }),
        z.object({ kind: z.literal('education'), heading: line, entries }),
        z.object({ kind: z.literal('skills'), heading: line, items: paragraphs }),
      ]),
    )
    .max(4),
})

export type CvCopy = z.output<typeof document>

/** A copy of a CV as the browser sends it; null for anything else, or one that is too long. */
export function readCvCopy(text: string): CvCopy | null {
  if (text.length > encodedLimit) return null
  try {
    return document.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
