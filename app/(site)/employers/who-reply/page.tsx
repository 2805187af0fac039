import '@/app/styles/breadcrumbs.css'
import '@/app/styles/about.css'

import type { Route } from 'next'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ListedEmployerCard } from '@/components/jobs/listed-employer-card'
import { BreadcrumbData } from '@/app/structured-data'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { ListPages } from '@/components/ui/list-pages'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { listedEmployerWords as words } from '@/lib/content/job-board/listed-employers'
import { givenText } from '@/lib/domain/queries/address-query'
import { loadListedEmployers } from '@/lib/server/hiring/public-figures'

export const metadata = pageMetadata('/employers/who-reply')

const path = '/employers/who-reply'
const onePage = 20
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export default async function WhoReplyPage({ searchParams }: PageProps<'/employers/who-reply'>) {
  const typed = givenText((await searchParams).after)
  const after = uuid.test(typed) ? typed : null
  const found = await loadListedEmployers(await requestDay(), after, onePage)
  const employers = found?.slice(0, onePage) ?? []
  const isNone = found?.length === 0 && after === null
  const last = found && found.length > onePage ? employers.at(-1) : undefined
  return (
    <div className="page plain-page listed-employers">
      <BreadcrumbData path="/employers/who-reply" />
      <Breadcrumbs path={path} />
      <h1>{words.heading}</h1>
      <p className="lead">{isNone ? words.leadNone : words.lead}</p>
      {found === null ? <p className="notice">{words.unavailable}</p> : null}
      {isNone ? (
        <>
          <section aria-labelledby="work">
            <h2 id="work">{words.workTitle}</h2>
            <p>{words.work}</p>
            <p>
              <ButtonLink href={words.workLinks.jobs.href}>{words.workLinks.jobs.label}</ButtonLink>
            </p>
            <p>
              <PageLink href={words.workLinks.alerts.href}>{words.workLinks.alerts.label}</PageLink>
            </p>
          </section>
          <section aria-labelledby="shown">
            <h2 id="shown">{words.shownTitle}</h2>
            <ul className="bullet-list">
              {words.shown.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        </>
      ) : null}
      {found?.length === 0 && after !== null ? <p className="notice">{words.noneHere}</p> : null}
      <ul className="plain-list">
        {employers.map((employer) => (
          <li key={employer.id}>
            <ListedEmployerCard employer={employer} />
          </li>
        ))}
      </ul>
      <ListPages
        label={words.pages}
        back={after === null ? null : { label: words.first, href: path }}
        next={last ? { label: words.next, href: `${path}?after=${last.id}` as Route } : null}
      />
      {employers.length === 0 ? null : (
        <section aria-labelledby="how">
          <h2 id="how">{words.how}</h2>
          <p>{words.howText}</p>
        </section>
      )}
      <section aria-labelledby="join">
        <h2 id="join">{words.joinTitle}</h2>
        <p>
          {words.joinLead} <PageLink href={words.joinMore.href}>{words.joinMore.label}</PageLink>
        </p>
        <ol className="step-list">
          {words.joinSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <ButtonLink href={words.joinLink.href} look="secondary">
            {words.joinLink.label}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
