import type { Appointment } from '@/lib/domain/appointments/appointment'
import { utcStamp } from '@/lib/domain/dates/london-time'

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')

const longestLine = 73

/** Lines end in CRLF and hold at most 75 bytes (RFC 5545, 3.1); a character is never cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  const lines = ['']
  let length = 0
  for (const character of line) {
    const size = bytes.encode(character).length
    if (length + size > longestLine) {
      lines.push('')
      length = 0
    }
    lines[lines.length - 1] += character
    length += size
  }
  return lines.join('\r\n ')
}

type Entry = Pick<Appointment, 'id' | 'title' | 'on' | 'at' | 'minutes' | 'place'>

/**
 * A calendar file (RFC 5545) of the entries. Times are in UTC, so that every calendar shows the right hour on both sides of
 * the clock change. It holds a title and a place, if there is one, never a note.
 * @param stamp when the file was made, YYYYMMDDTHHMMSSZ
 */
export function toIcs(entries: readonly Entry[], { name, stamp }: { name: string; stamp: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//EN`,
    'METHOD:PUBLISH',
    ...entries.flatMap(({ id, title, on, at, minutes, place }) => [
      'BEGIN:VEVENT',
      `UID:${id}@example.org`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${utcStamp(on, at)}`,
      `DTEND:${utcStamp(on, at, minutes)}`,
      `SUMMARY:${escaped(title)}`,
      ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
      'CLASS:PRIVATE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
