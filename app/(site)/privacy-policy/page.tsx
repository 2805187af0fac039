import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/fold.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { KeptPagesChoice } from '@/components/layout/kept-pages-choice'
import { ArticlePage } from '@/components/prose/article-page'
import { privacyPolicy } from '@/lib/content/legal/privacy-policy'

export const metadata = pageMetadata('/privacy-policy')

export default function PrivacyPolicyPage() {
  return (
    <>
      <ArticlePage path="/privacy-policy" article={privacyPolicy}>
        <BreadcrumbData path="/privacy-policy" />
      </ArticlePage>
      <KeptPagesChoice />
    </>
  )
}
