import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Piece = { text: string; x: number; y: number; width: number; size: number }

const mostPages = 8
/** In multiples of the type size: a wider gap separates two things on one line, such as a job and its dates. */
const wideGap = 1.2

/** Pieces at the same height form one line; the highest comes first. */
function linesOf(pieces: readonly Piece[]): string[] {
  const rows: Piece[][] = []
  for (const piece of pieces) {
    const row = rows.find(([first]) => first && Math.abs(first.y - piece.y) < piece.size / 3)
    if (row) row.push(piece)
    else rows.push([piece])
  }
  rows.sort(([one], [other]) => (other?.y ?? 0) - (one?.y ?? 0))
  return rows.map((row) => {
    row.sort((one, other) => one.x - other.x)
    let end = row[0]?.x ?? 0
    return row
      .map(({ text, x, width, size }) => {
        const gap = (x - end) / size
        end = x + width
        return `${gap > wideGap ? '    ' : gap > 0.15 ? ' ' : ''}${text}`
      })
      .join('')
  })
}

/**
 * The lines of a PDF in the order in which they appear on its pages. No lines at all means that it holds pictures of
 * text.
 * @param worker the URL of pdf.js's own worker, if there is one
 * @throws what pdf.js throws when it is not a PDF, or is locked
 */
export async function linesOfPdf(bytes: Uint8Array, worker?: string): Promise<string[]> {
  if (worker !== undefined) GlobalWorkerOptions.workerSrc = worker
  const pdf = await getDocument({ data: bytes, useSystemFonts: true }).promise
  try {
    const lines: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const pieces = items.flatMap((item): Piece[] =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str,
                x: Number(item.transform[4]),
                y: Number(item.transform[5]),
                width: item.width,
                size: item.height || 10,
              },
            ]
          : [],
      )
      lines.push(...linesOf(pieces))
    }
    return lines
  } finally {
    await pdf.loadingTask.destroy()
  }
}
