import type { ReactNode } from 'react'

import { AnalyticsRunner } from '@/components/layout/analytics-runner'
import { ConsentBar } from '@/components/layout/consent-bar'
import { KeptEnquiryLoader } from '@/components/layout/kept-enquiry-loader'
import { PageKeeper } from '@/components/layout/page-keeper'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { analyticsProject } from '@/lib/content/analytics/project'
import { layoutWords } from '@/lib/content/site/layout'

type Props = { children: ReactNode }

/** Header, one main, footer: the frame of each public page, and of the page for a wrong URL. */
export function SiteFrame({ children }: Props) {
  return (
    <>
      <a href="#main" className="skip-link">
        {layoutWords.skipToContent}
      </a>
      <SiteHeader />
      <KeptEnquiryLoader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <PageKeeper />
      {analyticsProject ? (
        <>
          <ConsentBar />
          <AnalyticsRunner project={analyticsProject} />
        </>
      ) : null}
    </>
  )
}
