import '@/app/styles/breadcrumbs.css'
import '@/app/styles/paper-form.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { PaperForm } from '@/components/prose/paper-form'
import { paperCv, paperCvPage } from '@/lib/content/cv-builder/paper-cv'

export const metadata = pageMetadata('/cv-builder/on-paper')

/** For somebody who prints a CV for a person without a phone or a computer. */
export default function CvOnPaperPage() {
  return (
    <div className="page plain-page">
      <BreadcrumbData path="/cv-builder/on-paper" />
      <Breadcrumbs path="/cv-builder/on-paper" />
      <h1>{paperCvPage.heading}</h1>
      <PaperForm form={paperCv} level="h2" />
    </div>
  )
}
