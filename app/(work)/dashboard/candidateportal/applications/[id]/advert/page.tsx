import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { AdvertView } from '@/components/hiring/advert/advert-view'
import { PageLink } from '@/components/ui/page-link'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadAppliedFor, loadOwnApplication } from '@/lib/server/hiring/own-applications'
import { momentNow } from '@/lib/server/hiring/take-application-step'

export const metadata = privatePageMetadata(words.advertLead)

/** The advert as it was when somebody applied, beside the one of today. */
export default async function AppliedAdvertRoute({
  params,
}: PageProps<'/dashboard/candidateportal/applications/[id]/advert'>) {
  await requireAccess('/dashboard/candidateportal')
  const { id } = await params
  if (!isApplicationReference(id)) return <NotHere />
  const [application, appliedFor] = await Promise.all([loadOwnApplication(id, momentNow()), loadAppliedFor(id)])
  if (!application || !appliedFor) return <NotHere />
  const { job } = application
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`/dashboard/candidateportal/applications/${id}`} className="text-link">
          {words.backToOne}
        </PageLink>
      </p>
      <div className="screen-heading">
        <div>
          <h1>{words.advertTitle(appliedFor.title)}</h1>
          <p className="lead">
            {words.advertLead} {appliedFor.hasChanged ? words.advertChanged : words.advertSame}
          </p>
          {job.isOpen ? (
            <p className="not-on-paper">
              <PageLink href={`/jobs/${job.id}`} className="text-link">
                {words.advertNow}
              </PageLink>
            </p>
          ) : null}
        </div>
      </div>
      <AdvertView draft={appliedFor.advert} company={job.company} untitled={appliedFor.title} />
    </>
  )
}
