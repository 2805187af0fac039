import type { EmailPart } from '@/lib/domain/emails/fill-email'

/** A line for each number above 0, with a link to what it counts. */
export function countLines<Name extends string>(
  lines: Readonly<Record<Name, { label: string; path: string }>>,
  counts: Readonly<Record<Name, number>>,
  siteUrl: string,
): EmailPart[] {
  const names = Object.keys(lines) as Name[]
  return names
    .filter((name) => counts[name] > 0)
    .map((name) => ({
      part: 'link',
      label: `${lines[name].label}: ${counts[name]}`,
      href: siteUrl + lines[name].path,
    }))
}
