import { Body, Container, Head, Heading, Html, Preview } from '@react-email/components'
import type { ReactNode } from 'react'

// E-mail programs read neither our stylesheet nor custom properties: these are the values of the design tokens.
const ink = '#1B1F3B'
const paper = '#FBF7F0'
const fontFamily = 'Verdana, Arial, sans-serif'

type Props = { preview: string; heading: string; children: ReactNode }

export function EmailLayout({ preview, heading, children }: Props) {
  return (
    <Html lang="en-GB">
      <Head>
        <title>{heading}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: paper, color: ink, fontFamily, margin: 0, padding: '24px 12px' }}>
        <Container style={{ backgroundColor: '#FFFFFF', maxWidth: '560px', padding: '24px' }}>
          <Heading as="h1" style={{ fontSize: '24px', lineHeight: '30px', margin: '0 0 16px' }}>
            {heading}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  )
}
