import { Typed } from '@/components/work/typed'
import { controlOf } from '@/components/hiring/jobs/first-control'
import { mendLine, placeOf } from '@/lib/content/hiring/advert'
import { findingsByRule, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

/** What is wrong with an advert: one short line each, which leads to its field. */
export const MendList = ({ findings }: { findings: readonly AdvertFinding[] }) => (
  <ul className="bullet-list">
    {findingsByRule(findings).map((group) => (
      <li key={`${group[0].rule} ${placeOf(group[0])}`}>
        <a href={`#${controlOf(group[0])}`} className="text-link">
          <Typed>{mendLine(group)}</Typed>
        </a>
      </li>
    ))}
  </ul>
)
