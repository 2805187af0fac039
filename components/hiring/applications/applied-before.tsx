import { PageLink } from '@/components/ui/page-link'
import { applyWords as words } from '@/lib/content/hiring/own-applications'

/** For somebody who can apply again for a job that they were turned down for, or gave up: what became of it. */
export function AppliedBefore({ reference }: { reference: string }) {
  return (
    <p className="dash-highlight">
      {words.before}{' '}
      <PageLink href={`/dashboard/candidateportal/applications/${reference}`} className="text-link">
        {words.beforeLink}
      </PageLink>
    </p>
  )
}
