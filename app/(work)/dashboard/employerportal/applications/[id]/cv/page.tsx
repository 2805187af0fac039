import '@/app/styles/cv-paper.css'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { CvPreview } from '@/components/cv-builder/cv-preview'
import { SaveCvPdf } from '@/components/hiring/applications/save-cv-pdf'
import { PageLink } from '@/components/ui/page-link'
import { extrasWords as words } from '@/lib/content/hiring/application-extras'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadApplicant } from '@/lib/server/hiring/load-applicants'
import { momentNow } from '@/lib/server/hiring/take-application-step'
import { openNothingAhead } from '@/lib/server/http/open-nothing-ahead'
import { openCvForEmployer } from '@/lib/server/hiring/vault/application-cv'

export const metadata = privatePageMetadata(words.theirCv)

/** The copy of a CV that somebody sent with their application, from the shortlist on. */
export default async function ApplicantCvRoute({
  params,
}: PageProps<'/dashboard/employerportal/applications/[id]/cv'>) {
  const { id: userId } = await requireAccess('/dashboard/employerportal')
  await openNothingAhead()
  const { id } = await params
  const applicant = isApplicationReference(id) ? await loadApplicant(id, momentNow()) : null
  const opened = applicant?.contact ? await openCvForEmployer(userId, applicant.id) : null
  if (!applicant?.contact || !opened) return <NotHere />
  const { contact } = applicant
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`/dashboard/employerportal/applications/${id}`} className="text-link">
          {words.cvBack}
        </PageLink>
      </p>
      <h1>{words.cvTitle(`${contact.firstName} ${contact.lastName}`.trim())}</h1>
      {opened.document ? (
        <>
          <p className="not-on-paper">{words.cvPurpose}</p>
          <SaveCvPdf document={opened.document} />
          <h2 className="not-on-paper">{words.cvAsSent}</h2>
          <CvPreview document={opened.document} />
        </>
      ) : (
        <p className="form-notice">{words.cvUnreadable}</p>
      )}
    </>
  )
}
