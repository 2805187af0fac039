import { company } from '@/lib/content/site/company'
import { pageAt, type PagePath } from '@/lib/content/site/pages'

// The image is drawn outside the page, so it cannot read the page's styles: these are the values of the light scheme's
// tokens.
const colour = {
  ink: '#1b1f3b',
  paper: '#fbf7f0',
  surface: '#ffffff',
  pine: '#0e5a4e',
  sun: '#f4c04a',
  ground: '#e4dccd',
}

// Long titles would run into the door.
const titleSize = (title: string): number => (title.length > 55 ? 58 : title.length > 30 ? 68 : 80)

type Props = { path: PagePath }

/** The image for a shared link to the page: its title, and the open door. */
export function ShareImage({ path }: Props) {
  const { title } = pageAt(path)
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: '64px 0 64px 72px',
        gap: 40,
        backgroundColor: colour.paper,
        color: colour.ink,
        fontFamily: 'Atkinson',
        fontWeight: 500,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 680 }}>
        <div style={{ display: 'flex', fontSize: 34, color: colour.pine }}>{company.brand}</div>
        <div style={{ display: 'flex', fontSize: titleSize(title), fontWeight: 800, lineHeight: 1.1 }}>{title}</div>
        <div style={{ display: 'flex', height: 10, width: 160, backgroundColor: colour.sun }} />
      </div>
      <svg width="420" height="440" viewBox="0 0 420 440" style={{ alignSelf: 'flex-end' }}>
        <path fill={colour.sun} opacity="0.3" d="M118 330h184l96 110H22z" />
        <path fill={colour.surface} d="M100 330V170a110 110 0 0 1 220 0v160z" />
        <path fill={colour.sun} d="M146 262a64 64 0 0 1 128 0z" />
        <path fill={colour.ground} d="M100 262h220v68H100z" />
        <path fill={colour.paper} d="M196 262h28l44 68H152z" />
        <path fill={colour.pine} d="M320 330V170a110 110 0 0 0-24-69l74 34q22 18 22 52v180z" />
        <circle fill={colour.sun} cx="376" cy="252" r="6" />
        <path fill="none" stroke={colour.pine} strokeWidth="10" d="M100 330V170a110 110 0 0 1 220 0v160" />
        <path fill="none" stroke={colour.ink} strokeWidth="4" d="M0 330h420" />
      </svg>
    </div>
  )
}
