import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'

import type { BothForms, EmailPart, EmailTemplates } from '../../lib/domain/emails/fill-email.ts'
import { plainTextOf } from './plain-text.ts'

// Email programs read neither our style sheets nor custom properties: these are the values of the design tokens.
const ink = '#1b1f3b'
const paper = '#fbf7f0'
const sun = '#f4c04a'
const green = '#0e5a4e'
const link = { color: ink, textDecoration: 'underline' }
const text = { fontSize: '18px', lineHeight: '28px', margin: '0 0 16px', wordBreak: 'break-word' as const }
const small = { fontSize: '16px', lineHeight: '24px', margin: '8px 0 0', wordBreak: 'break-word' as const }
const inTheDark = `@media (prefers-color-scheme: dark) {
  body, table, td { background-color: #14172b !important; color: #f5f0e6 !important; }
  a { color: #7fd6c2 !important; }
  .button { background-color: #7fd6c2 !important; color: #0a1f1b !important; }
  .code { border-color: #9195b5 !important; }
}`

/** The layout of every email: no pictures, no tracking; light and dark. */
function Frame({ hasPreview, hasSender }: { hasPreview: boolean; hasSender: boolean }) {
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>~heading~</title>
        <style>{inTheDark}</style>
      </Head>
      {hasPreview ? <Preview>~preview~</Preview> : null}
      <Body
        style={{
          backgroundColor: paper,
          color: ink,
          fontFamily: 'Verdana, Arial, sans-serif',
          margin: 0,
          padding: '24px 12px',
        }}
      >
        <Container style={{ backgroundColor: '#ffffff', maxWidth: '560px', padding: '24px' }}>
          {hasSender ? <Wordmark /> : null}
          <Heading as="h1" style={{ fontSize: '26px', lineHeight: '32px', margin: '0 0 16px' }}>
            ~heading~
          </Heading>
          ~parts~
          {hasSender ? <WhoWeAre /> : null}
        </Container>
      </Body>
    </Html>
  )
}

/** The brand as text: many programs show no pictures until they are asked to. */
function Wordmark() {
  const line = { borderLeft: `8px solid ${sun}`, paddingLeft: '12px', margin: '0 0 24px' }
  return <Text style={{ ...line, fontSize: '20px', fontWeight: 700, lineHeight: '26px' }}>~brand~</Text>
}

function WhoWeAre() {
  return (
    <>
      <Hr />
      <Text style={small}>~description~</Text>
      <Text style={small}>
        <Link href="~siteUrl~" style={link}>
          ~site~
        </Link>
      </Text>
      <Text style={small}>~registered~</Text>
    </>
  )
}

const linkTo = (label: string) => (
  <Link href="~href~" style={link}>
    {label}
  </Link>
)
const parts: Readonly<Record<EmailPart['part'], ReactElement>> = {
  text: <Text style={text}>~text~</Text>,
  strong: (
    <Text style={text}>
      <strong>~text~</strong>
    </Text>
  ),
  small: <Text style={small}>~text~</Text>,
  code: (
    <Text
      className="code"
      style={{
        border: '2px solid #d8d0c1',
        borderRadius: '10px',
        fontSize: '28px',
        fontWeight: 700,
        letterSpacing: '6px',
        lineHeight: '36px',
        margin: '0 0 24px',
        padding: '12px 16px',
      }}
    >
      ~text~
    </Text>
  ),
  answer: (
    <Section>
      <Text style={{ ...small, margin: '12px 0 0' }}>~label~</Text>
      <Text style={{ ...text, margin: 0 }}>~text~</Text>
    </Section>
  ),
  reference: (
    <Text style={text}>
      ~label~: <strong>~text~</strong>
    </Text>
  ),
  button: (
    <Text style={{ ...text, margin: '0 0 24px' }}>
      <Button
        className={'button'}
        href="~href~"
        style={{
          backgroundColor: green,
          borderRadius: '10px',
          color: '#ffffff',
          fontWeight: 700,
          padding: '14px 22px',
        }}
      >
        ~label~
      </Button>
    </Text>
  ),
  link: <Text style={text}>{linkTo('~label~')}</Text>,
  sentence: <Text style={text}>~text~ {linkTo('~label~')}</Text>,
  stop: <Text style={{ ...small, margin: '24px 0 0' }}>~text~ {linkTo('~label~')}</Text>,
  address: <Text style={text}>~text~ {linkTo('~href~')}</Text>,
  entry: (
    <Text style={text}>
      <strong>{linkTo('~label~')}</strong>
      <br />
      ~text~
    </Text>
  ),
}

function bothForms(element: ReactElement): BothForms {
  const html = renderToStaticMarkup(element)
  return { html, text: plainTextOf(html) }
}

function frame(has: { hasPreview: boolean; hasSender: boolean }) {
  const { html, text: plain } = bothForms(<Frame {...has} />)
  const [top = '', end = ''] = `<!doctype html>${html}`.split('~parts~')
  const [textTop = '', textEnd = ''] = plain.split('~parts~')
  return { top: { html: top, text: textTop.trim() }, end: { html: end, text: textEnd.trim() } }
}

/** Renders everything that emails are made of, with placeholders for their words. */
export const renderTemplates = (): EmailTemplates => ({
  frames: {
    plain: frame({ hasPreview: false, hasSender: false }),
    withPreview: frame({ hasPreview: true, hasSender: false }),
    withSender: frame({ hasPreview: true, hasSender: true }),
  },
  parts: Object.fromEntries(
    Object.entries(parts).map(([name, element]) => [name, bothForms(element)]),
  ) as EmailTemplates['parts'],
})
