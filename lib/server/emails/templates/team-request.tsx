import { Link, Section, Text } from '@react-email/components'

import { EmailLayout } from '@/lib/server/emails/templates/email-layout'

type Props = {
  preview: string
  heading: string
  /** What somebody said, without anything they left empty. */
  said: readonly { label: string; value: string }[]
  decideLead: string
  /** Where it is answered. */
  desk: string
}

const labelStyle = { fontSize: '14px', lineHeight: '20px', margin: '12px 0 0' }
const valueStyle = { fontSize: '16px', lineHeight: '24px', margin: 0, wordBreak: 'break-word' as const }

/** Tells the team who is asking for what, and where to answer. */
export function TeamRequest({ preview, heading, said, decideLead, desk }: Props) {
  return (
    <EmailLayout preview={preview} heading={heading}>
      {said.map(({ label, value }) =>
        value ? (
          <Section key={label}>
            <Text style={labelStyle}>{label}</Text>
            <Text style={valueStyle}>{value}</Text>
          </Section>
        ) : null,
      )}
      <Text style={labelStyle}>{decideLead}</Text>
      <Text style={valueStyle}>
        <Link href={desk}>{desk}</Link>
      </Text>
    </EmailLayout>
  )
}
