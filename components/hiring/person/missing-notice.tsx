import type { Route } from 'next'

import type { CandidatePlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { personWords as words } from '@/lib/content/hiring/person'
import type { ProfileNeed } from '@/lib/domain/candidates/profile'

type Props = { needs: readonly ProfileNeed[]; place: CandidatePlace }

const parts = { name: 'about', card: 'card' } as const satisfies Record<ProfileNeed, string>

/** What a profile still needs before its owner can apply; renders nothing when it is complete. */
export function MissingNotice({ needs, place }: Props) {
  return needs.length === 0 ? null : (
    <section className="notice" aria-labelledby="missing">
      <p id="missing">
        <strong>{words.missing}</strong>
      </p>
      <ul className="bullet-list">
        {needs.map((need) => (
          <li key={need}>
            <PageLink href={`${place.path}/profile?part=${parts[need]}` as Route} className="text-link">
              {words.need[need]}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
