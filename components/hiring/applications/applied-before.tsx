import type { Route } from 'next'

import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { applyWords as words } from '@/lib/content/hiring/own-applications'

type Props = {
  reference: string
  /** @default the portal */
  place?: CandidatePlace
}

/** For somebody who can apply again for a job that they were turned down for, or gave up: what became of it. */
export function AppliedBefore({ reference, place = candidatePortal }: Props) {
  return (
    <p className="dash-highlight">
      {words.before} <PageLink href={`${place.path}/applications/${reference}` as Route}>{words.beforeLink}</PageLink>
    </p>
  )
}
