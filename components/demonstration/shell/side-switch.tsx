import { ScreenLink } from '@/components/work/screen-link'
import { allSides } from '@/components/demonstration/shell/area-links'
import { demoWords } from '@/lib/content/demonstration/demo-words'
import type { Side } from '@/lib/domain/access/role'

type Props = { area: Side }

/** Switches between the four sides of the same story, in the bar at the top. */
export function SideSwitch({ area }: Props) {
  return (
    <nav className="work-sides" aria-label={demoWords.sides}>
      <ul className="plain-list">
        {allSides.map((side) => (
          <li key={side.area}>
            <ScreenLink href={side.href} aria-current={side.area === area ? 'true' : undefined}>
              {side.label}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
