import { CallbackForm } from '@/components/enquiries/callback-form'
import { WhatHappensNext } from '@/components/enquiries/what-happens-next'
import { PageLink } from '@/components/ui/page-link'
import { company } from '@/lib/content/site/company'
import { candidateCallback, generalCallback, otherForms, writeInstead } from '@/lib/content/enquiries/request-callback'

const pageBySource = { general: generalCallback, candidate: candidateCallback } as const

const hrefs = {
  jobs: '/jobs',
  waitlist: '/candidates#waitlist',
  employer: '/employers#call-back',
  partner: '/partners#call-back',
  candidate: '/request-callback/candidate',
  general: '/request-callback',
} as const

const otherSources = {
  general: ['employer', 'partner', 'candidate'],
  candidate: ['jobs', 'waitlist', 'employer', 'partner', 'general'],
} as const

type Props = { source: keyof typeof pageBySource }

export function CallbackRequest({ source }: Props) {
  const page = pageBySource[source]
  return (
    <div className="page callback-page">
      <div className="callback-intro">
        <h1>{page.heading}</h1>
        {page.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {/* Before the form: nobody fills in one to read below it that another is theirs. */}
        <ul className="plain-list not-on-paper">
          {otherSources[source].map((other) => (
            <li key={other}>
              {otherForms[other].text} <PageLink href={hrefs[other]}>{otherForms[other].link}</PageLink>
            </li>
          ))}
        </ul>
      </div>
      <section className="callback-main" aria-labelledby="callback-form-heading">
        <h2 id="callback-form-heading">{page.formHeading}</h2>
        <CallbackForm source={source} />
      </section>
      <div className="callback-aside">
        <WhatHappensNext />
        <section aria-labelledby="callback-write-heading">
          <h2 id="callback-write-heading">{writeInstead.heading}</h2>
          <p>
            {writeInstead.text} <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>.
          </p>
        </section>
      </div>
    </div>
  )
}
