import { Link, Text } from '@react-email/components'

type Props<Name extends string> = {
  lines: Readonly<Record<Name, { label: string; path: string }>>
  counts: Readonly<Record<Name, number>>
  siteUrl: string
}

/** A line for each number above 0, with a link to what it counts. */
export function CountLines<Name extends string>({ lines, counts, siteUrl }: Props<Name>) {
  const names = Object.keys(lines) as Name[]
  return names
    .filter((name) => counts[name] > 0)
    .map((name) => (
      <Text key={name} style={{ fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' }}>
        <Link href={`${siteUrl}${lines[name].path}`} style={{ color: '#1B1F3B', textDecoration: 'underline' }}>
          {lines[name].label}: {counts[name]}
        </Link>
      </Text>
    ))
}
