import type { Route } from 'next'

import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { TextAreaField } from '@/components/forms/text-area-field'
import { PageLink } from '@/components/ui/page-link'
import { deskCompanyWords } from '@/lib/content/desk/companies'
import { decisionWordsLimit, standingOf, type ListedCheck } from '@/lib/domain/companies/company-decision'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'

type Props = {
  company: { id: string; version: number; name: string; kind: OrganisationKind }
  checks: readonly ListedCheck[]
  kept: KeptForm | null
}

const words = deskCompanyWords.unchecked

/** Asks for a reason before an organisation is approved that no check bears out. */
export function ApproveUnchecked({ company: { id, version, name, kind }, checks, kept }: Props) {
  const standing = standingOf(checks)
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>
            <Typed>{words.heading(name)}</Typed>
          </h1>
          {standing === 'borne-out' ? null : <p className="lead">{words.leads[standing]}</p>}
        </div>
      </div>
      <p>{words.means[kind]}</p>
      <p>
        <PageLink href={`/dashboard/team/companies/${id}#checks` as Route}>{words.note}</PageLink>
      </p>
      <PostedForm
        to="desk"
        action="company-approve"
        submit={words.yes}
        look="secondary"
        hidden={{ company: id, version: String(version), unchecked: 'on' }}
        kept={kept}
        problemHeading="h2"
      >
        <TextAreaField
          id="reason"
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          maxLength={decisionWordsLimit}
          autoComplete="off"
          defaultValue={kept?.values.reason ?? ''}
          error={kept?.field === 'reason' ? kept.message : undefined}
        />
      </PostedForm>
    </>
  )
}
