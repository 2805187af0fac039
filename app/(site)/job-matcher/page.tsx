import '@/app/styles/forms.css'
import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/fold.css'
import '@/app/styles/private-tool.css'
import '@/app/styles/job-matcher.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { MatcherWizard } from '@/components/job-matcher/matcher-wizard'
import { StudyInWords } from '@/components/job-matcher/study-in-words'
import { NoScriptNotice } from '@/components/prose/no-script-notice'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { ProseText } from '@/components/prose/prose-text'
import { matcherPage } from '@/lib/content/job-matcher/matcher'

export const metadata = pageMetadata('/job-matcher')

export default function JobMatcherPage() {
  return (
    <div className="page plain-page matcher">
      <BreadcrumbData path="/job-matcher" />
      <Breadcrumbs path="/job-matcher" />
      <h1>{matcherPage.heading}</h1>
      <p className="lead">{matcherPage.lead}</p>
      <p>
        <ProseText text={matcherPage.noJobs} />
      </p>
      <NoScriptNotice />
      <StudyInWords />
      <p className="notice matcher-privacy">{matcherPage.privacy}</p>
      <MatcherWizard />
    </div>
  )
}
