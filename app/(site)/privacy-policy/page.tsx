import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/fold.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { KeptPagesChoice } from '@/components/layout/kept-pages-choice'
import { ArticlePage } from '@/components/prose/article-page'
import { privacyPolicy } from '@/lib/content/legal/privacy-policy'
import { keptPagesWords as words } from '@/lib/content/site/kept-pages'

export const metadata = pageMetadata('/privacy-policy')

export default function PrivacyPolicyPage() {
  return (
    <>
      <ArticlePage path="/privacy-policy" article={privacyPolicy}>
        <BreadcrumbData path="/privacy-policy" />
        <section id={words.id} className="article-section">
          <h2>{words.heading}</h2>
          {words.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      </ArticlePage>
      <KeptPagesChoice />
    </>
  )
}
