import { Link, Text } from '@react-email/components'

type Props = {
  /** When such an email is sent. */
  lead: string
  label: string
  href: string
}

/** The last line of an optional email: why it was sent, and the link that stops it. */
export function StopLine({ lead, label, href }: Props) {
  return (
    <Text style={{ fontSize: '14px', lineHeight: '20px', margin: '24px 0 0' }}>
      {lead}{' '}
      <Link href={href} style={{ color: '#1B1F3B', textDecoration: 'underline' }}>
        {label}
      </Link>
    </Text>
  )
}
