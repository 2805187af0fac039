import { PageLink } from '@/components/ui/page-link'
import { leavingCompanyWords as words } from '@/lib/content/account/leaving'

type Props = {
  company: { name: string }
  /** Whether others carry on; 'asked' for a company that waits for the team and has nobody in it yet. */
  leaving: 'asked' | 'alone' | 'last_manager' | 'others'
  liveJobs: number
  /** Those that this account may see. */
  openApplications: number
}

/** What will happen to a company, its jobs and its people when this account is deleted. */
export function LeavingCompany({ company: { name }, leaving, liveJobs, openApplications }: Props) {
  if (leaving === 'asked') {
    return (
      <>
        <h2>{words.heading(name)}</h2>
        <p>{words.waiting(name)}</p>
      </>
    )
  }
  return (
    <>
      <h2>{words.heading(name)}</h2>
      <p>{leaving === 'alone' ? words.alone(name) : words.others(name)}</p>
      {liveJobs === 0 ? null : (
        <p>
          {words.liveJobs(liveJobs)} <PageLink href="/dashboard/employerportal/jobs">{words.toJobs}</PageLink>
        </p>
      )}
      {openApplications === 0 ? null : (
        <p>
          {words.openApplications(openApplications)}{' '}
          <PageLink href="/dashboard/employerportal/applications">{words.toApplications}</PageLink>
        </p>
      )}
      <p>{words.invitations}</p>
    </>
  )
}
