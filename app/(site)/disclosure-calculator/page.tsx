import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { Calculator } from '@/components/disclosure/calculator'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { ProseText } from '@/components/prose/prose-text'
import { calculatorPage as words } from '@/lib/content/disclosure-calculator'

export const metadata = pageMetadata('/disclosure-calculator')

export default function DisclosureCalculatorPage() {
  return (
    <>
      <BreadcrumbData path="/disclosure-calculator" />
      <div className="page plain-page">
        <Breadcrumbs path="/disclosure-calculator" />
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <p>
          <strong>{words.privacy}</strong> {words.limits}
        </p>
        <noscript>
          <p className="notice">
            <ProseText text={words.noscript} />
          </p>
        </noscript>
        <Calculator />
      </div>
    </>
  )
}
