import type { Route } from 'next'

import { Typed } from '@/components/work/typed'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { deskCompanyWords } from '@/lib/content/desk/companies'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'

type Props = { company: { id: string; version: number; name: string; kind: OrganisationKind } }

const words = deskCompanyWords.unchecked

/** Asks once more before an organisation is approved about which nothing is noted as checked. */
export function ApproveUnchecked({ company: { id, version, name, kind } }: Props) {
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>
            <Typed>{words.heading(name)}</Typed>
          </h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <p>{words.means[kind]}</p>
      <form method="post" action="/api/desk/company-approve">
        <input type="hidden" name="company" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="unchecked" value="on" />
        <div className="button-row">
          <ButtonLink href={`/dashboard/team/companies/${id}#checks` as Route}>{words.note}</ButtonLink>
          <Button type="submit" look="secondary">
            {words.yes}
          </Button>
        </div>
      </form>
    </>
  )
}
