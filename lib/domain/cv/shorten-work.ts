import { type CvDocument } from '@/lib/domain/cv/cv-document'
import { type CvDraft } from '@/lib/domain/cv/cv-draft'
import { cleanLines } from '@/lib/domain/cv/plain-text'

const bulletsOf = ({ sections }: CvDocument): Map<string, number> =>
  new Map(
    sections.flatMap((section) =>
      section.kind === 'work' ? section.entries.map(({ id, bullets }) => [id, bullets.length] as const) : [],
    ),
  )

/**
 * The descriptions, by job id, that make a draft's CV as short as a cut version of it, by dropping a job's last lines.
 * Holds only jobs that change, so it is empty when nothing was cut.
 */
export function shortenedDescriptions(draft: CvDraft, full: CvDocument, short: CvDocument): Record<string, string> {
  const before = bulletsOf(full)
  const after = bulletsOf(short)
  return Object.fromEntries(
    draft.experiences.flatMap(({ id, description }) => {
      const cut = (before.get(id) ?? 0) - (after.get(id) ?? 0)
      const lines = cleanLines(description)
      return cut === 0 ? [] : [[id, lines.slice(0, lines.length - cut).join('\n')] as const]
    }),
  )
}
