/** More than any list of people has; a file that is not a list is told from one that is too long. */
const mostCells = 200_000

type Read = { rows: string[][] } | { problem: 'empty' | 'not_text' | 'open_quote' | 'too_long' }

// A spreadsheet of a country whose comma is the decimal point separates by semicolons; one that was pasted, by tabs.
function separatorOf(firstLine: string): string {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: firstLine.split(mark).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

/**
 * The cells of a CSV file (RFC 4180), row by row, without rows that are empty. Commas, semicolons and tabs separate;
 * whichever the first line has most of.
 * @param text the file as UTF-8
 */
export function readCsv(text: string): Read {
  const plain = text.replace(/^\uFEFF/, '')
  if (plain.trim() === '') return { problem: 'empty' }
  if (/[\u0000\uFFFD]/.test(plain)) return { problem: 'not_text' }
  const separator = separatorOf(plain.split(/\r?\n/, 1)[0] ?? '')
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  let cells = 0
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
    cells += 1
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (plain.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === separator) endCell()
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && plain.charAt(at + 1) === '\n') at += 1
      endRow()
    } else cell += letter
    if (cells > mostCells) return { problem: 'too_long' }
  }
  if (isQuoted) return { problem: 'open_quote' }
  endRow()
  return { rows }
}
