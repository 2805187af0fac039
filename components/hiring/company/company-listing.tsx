import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import type { EmployerForms } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { companyWords as words } from '@/lib/content/hiring/company'

type Props = { isListed: boolean; mayChange: boolean; kept: KeptForm | null; to: EmployerForms }

/** Whether the company is on the public list of employers who reply, and the way on it and off it. */
export function CompanyListing({ isListed, mayChange, kept, to }: Props) {
  return (
    <>
      <h2 className="dash-heading">{words.list}</h2>
      <p>
        <strong>{isListed ? words.listed : words.unlisted}</strong> {words.listText(isListed)}{' '}
        <PageLink href="/employers/who-reply">{words.listSee}</PageLink>
      </p>
      {mayChange ? (
        <PostedForm
          to={to}
          action="company-list"
          submit={isListed ? words.listLeave : words.listJoin}
          look="secondary"
          hidden={{ listed: isListed ? 'no' : 'yes' }}
          kept={kept}
        />
      ) : null}
    </>
  )
}
