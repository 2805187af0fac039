import { notFound } from 'next/navigation'

import { privatePageMetadata } from '@/app/page-metadata'
import { OrganisationForm } from '@/components/auth/organisation-form'
import { ButtonLink } from '@/components/ui/button-link'
import { organisationWords as words } from '@/lib/content/account/sign-in'
import { domainIn } from '@/lib/domain/access/ways-in'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'
import { waysIn } from '@/lib/server/auth/ways-in'
import { addToQuery } from '@/lib/server/http/add-to-query'

export const metadata = privatePageMetadata(words.heading)

export default async function OrganisationPage({ searchParams }: PageProps<'/sign-in/organisation'>) {
  if (!(await waysIn()).hasOrganisations) notFound()
  const { domain: given } = await searchParams
  const { next, problem, values } = await readSignInQuery(searchParams)
  const domain = typeof given === 'string' ? domainIn(given) : null
  return (
    <div className="page sign-in-page">
      <h1>{words.heading}</h1>
      {domain ? (
        <>
          <p className="lead">{words.goText(domain)}</p>
          {/* A link, because our policy lets no form lead to another site. */}
          <ButtonLink anchor="a" href={addToQuery('/auth/with/organisation', { domain, next })}>
            {words.go(domain)}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="lead">{words.intro}</p>
          <OrganisationForm next={next} problem={problem} email={values.email} />
        </>
      )}
    </div>
  )
}
