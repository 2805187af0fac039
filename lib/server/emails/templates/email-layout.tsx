import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'

import { company } from '@/lib/content/site/company'

// Mail programs read neither our style sheets nor custom properties: these are the values of the design tokens.
const ink = '#1B1F3B'
const paper = '#FBF7F0'
const sun = '#F4C04A'
const fontFamily = 'Verdana, Arial, sans-serif'

type Props = {
  preview: string
  heading: string
  /** The site's URL, for an email that says who we are above and below its text; if omitted, it does not say. */
  siteUrl?: string
  children: ReactNode
}

export function EmailLayout({ preview, heading, siteUrl, children }: Props) {
  return (
    <Html lang="en-GB">
      <Head>
        <title>{heading}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: paper, color: ink, fontFamily, margin: 0, padding: '24px 12px' }}>
        <Container style={{ backgroundColor: '#FFFFFF', maxWidth: '560px', padding: '24px' }}>
          {siteUrl ? <Wordmark /> : null}
          <Heading as="h1" style={{ fontSize: '24px', lineHeight: '30px', margin: '0 0 16px' }}>
            {heading}
          </Heading>
          {children}
          {siteUrl ? <WhoWeAre siteUrl={siteUrl} /> : null}
        </Container>
      </Body>
    </Html>
  )
}

/** The brand as text: many programs show no pictures until they are asked to. */
function Wordmark() {
  return (
    <Text
      style={{
        borderLeft: `8px solid ${sun}`,
        fontSize: '20px',
        fontWeight: 700,
        lineHeight: '26px',
        margin: '0 0 24px',
        paddingLeft: '12px',
      }}
    >
      {company.brand}
    </Text>
  )
}

function WhoWeAre({ siteUrl }: { siteUrl: string }) {
  const smallPrint = { fontSize: '14px', lineHeight: '20px', margin: '8px 0 0' }
  return (
    <>
      <Hr />
      <Text style={smallPrint}>{company.description}</Text>
      <Text style={smallPrint}>
        <Link href={siteUrl} style={{ color: ink, textDecoration: 'underline' }}>
          {siteUrl.replace(/^https?:\/\//, '')}
        </Link>
      </Text>
      <Text style={smallPrint}>
        {company.brand}. {company.numberLabel} {company.number}. {company.registeredOffice}.
      </Text>
    </>
  )
}
