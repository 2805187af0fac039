import { ScreenNavigation } from '@/components/work/screen-navigation'
import { portalNavigationName, portalScreens } from '@/lib/content/hiring/portal-screens'

type Props = { side: keyof typeof portalScreens }

/** The screens of a portal, in the bar at the top. */
export function PortalNavigation({ side }: Props) {
  return <ScreenNavigation name={portalNavigationName} screens={portalScreens[side]} />
}
