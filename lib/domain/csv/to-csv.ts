export type CsvCell = string | number | boolean | null

/**
 * A cell that a spreadsheet would take for a formula gets a leading apostrophe (OWASP, CSV injection: = + - @ tab and
 * carriage return). Numbers stay numbers, even negative ones.
 */
function guarded(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  return /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell
}

const quoted = (text: string): string => (/[",\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * The list as CSV (RFC 4180: commas, CRLF, quotes doubled), with a byte order mark, without which Excel garbles letters
 * such as é and £.
 */
export const toCsv = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map((cell) => quoted(guarded(cell))).join(',')).join('\r\n')}\r\n`
