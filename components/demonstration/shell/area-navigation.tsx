import { ScreenLink } from '@/components/work/screen-link'
import { ScreenMenu } from '@/components/work/screen-menu'
import type { AreaLink } from '@/components/demonstration/shell/area-links'
import { portalNavigationName } from '@/lib/content/hiring/portal-screens'

type Props = { screens: readonly AreaLink[]; current: AreaLink | undefined; path: string }

function Links({ screens, current, path }: Props) {
  return (
    <ul className="plain-list screen-list">
      {screens.map((link) => (
        <li key={link.href}>
          <ScreenLink
            href={link.href}
            aria-current={link !== current ? undefined : link.href === path ? 'page' : 'true'}
          >
            {link.label}
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * Beside the screen where there is room; otherwise a line above it that says where you are and opens the navigation.
 */
export function AreaNavigation(props: Props) {
  const { current, path } = props
  return (
    <>
      <nav className="dash-nav not-on-paper" aria-label={portalNavigationName}>
        <Links {...props} />
      </nav>
      <ScreenMenu name={portalNavigationName} current={current?.label} path={path}>
        <Links {...props} />
      </ScreenMenu>
    </>
  )
}
