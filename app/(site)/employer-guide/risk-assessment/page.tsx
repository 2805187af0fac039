import '@/app/styles/paper-form.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { PaperForm } from '@/components/prose/paper-form'
import { riskAssessment } from '@/lib/content/employer-guide/risk-assessment'
import { riskAssessmentForm } from '@/lib/content/employer-guide/risk-assessment-form'

export const metadata = pageMetadata('/employer-guide/risk-assessment')

export default function RiskAssessmentPage() {
  return (
    <ArticlePage path="/employer-guide/risk-assessment" article={riskAssessment}>
      <BreadcrumbData path="/employer-guide/risk-assessment" />
      <PaperForm form={riskAssessmentForm} level="h3" />
    </ArticlePage>
  )
}
