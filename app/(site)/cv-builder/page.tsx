import '@/app/styles/forms.css'
import '@/app/styles/breadcrumbs.css'
import '@/app/styles/toast.css'
import '@/app/styles/cv-builder.css'
import '@/app/styles/cv-paper.css'
import '@/app/styles/paper-form.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { CvBuilder } from '@/components/cv-builder/cv-builder'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { NoScriptNotice } from '@/components/prose/no-script-notice'
import { PaperForm } from '@/components/prose/paper-form'
import { paperCv } from '@/lib/content/cv-builder/paper-cv'
import { cvPage } from '@/lib/content/cv-builder/screens'

export const metadata = pageMetadata('/cv-builder')

// The page is rendered once per build, so this tells builds apart.
const build = Date.now().toString(36)

export default function CvBuilderPage() {
  return (
    <div className="page plain-page cv-page">
      <div className="not-on-paper">
        <BreadcrumbData path="/cv-builder" />
        <Breadcrumbs path="/cv-builder" />
        <h1>{cvPage.heading}</h1>
        <NoScriptNotice />
      </div>
      <noscript>
        <PaperForm form={paperCv} level="h2" />
      </noscript>
      <CvBuilder build={build} />
    </div>
  )
}
