import { ButtonLink } from '@/components/ui/button-link'
import { useHydrated } from '@/lib/client/use-hydrated'
import { finishWords } from '@/lib/content/cv-builder/screens'
import { applyPath } from '@/lib/domain/access/access'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'

/** For somebody who came from an application without a CV: the way back to it. */
export function BackToApplication() {
  const job = useHydrated() ? new URLSearchParams(window.location.search).get('for') : null
  if (job === null || !jobIdPattern.test(job)) return null
  return (
    <p className="not-on-paper">
      <ButtonLink href={applyPath(job)} anchor="a">
        {finishWords.backToApplication}
      </ButtonLink>
    </p>
  )
}
