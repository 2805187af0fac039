import { type Paper } from '@/lib/client/cv-files/letters'
import { layOut } from '@/lib/client/cv-files/page-layout'
import { type CvDocument } from '@/lib/domain/cv/cv-document'

/** How many A4 pages the PDF will have. Import it on demand: it includes the width of every letter. */
export const countPages = (paper: Paper): number => layOut(paper).pageCount

const longest = 2

/** The same CV with fewer lines under one job. */
function withFewerBullets(document: CvDocument, id: string, count: number): CvDocument {
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.kind === 'work'
        ? {
            ...section,
            entries: section.entries.map((entry) =>
              entry.id === id ? { ...entry, bullets: entry.bullets.slice(0, count) } : entry,
            ),
          }
        : section,
    ),
  }
}

/**
 * A CV cut to two pages, for a person who asks for it: the lines under the oldest jobs go first, all but one and then
 * that one, working upwards job by job. Every job keeps its employer, title and dates. The newest job is never cut, so
 * a CV that is long for another reason stays as long as it has to be.
 */
export function condensed(document: CvDocument): CvDocument {
  const jobs = document.sections.flatMap((section) => (section.kind === 'work' ? section.entries : []))
  const oldestFirst = jobs.slice(1).reverse()
  const cuts = [1, 0].flatMap((count) => oldestFirst.map(({ id }) => ({ id, count })))
  let shorter = document
  for (const { id, count } of cuts) {
    if (countPages({ kind: 'CV', document: shorter }) <= longest) return shorter
    shorter = withFewerBullets(shorter, id, count)
  }
  return shorter
}
