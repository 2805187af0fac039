import '@/app/styles/forms.css'
import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/private-tool.css'
import '@/app/styles/disclosure.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { Calculator } from '@/components/disclosure/calculator'
import { GeneralAnswer } from '@/components/disclosure/general-answer'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { ProseText } from '@/components/prose/prose-text'
import { SourceList } from '@/components/prose/source-list'
import { calculatorPage as words } from '@/lib/content/disclosure/calculator'
import { employerWords } from '@/lib/content/disclosure/results'
import { calculatorSources } from '@/lib/content/disclosure/sources'
import { jobLevels } from '@/lib/domain/disclosure-wizard/employer-answer'

export const metadata = pageMetadata('/disclosure-calculator')

export default function DisclosureCalculatorPage() {
  return (
    <>
      <BreadcrumbData path="/disclosure-calculator" />
      <div className="page plain-page">
        <Breadcrumbs path="/disclosure-calculator" />
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <div className="before-questions not-on-paper">
          <ul className="bullet-list">
            {words.facts.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
        <noscript>
          <p className="notice">
            <ProseText text={words.noscript} />
          </p>
          <h2>{employerWords.heading}</h2>
          {jobLevels.map((level) => (
            <GeneralAnswer key={level} level={level} />
          ))}
        </noscript>
        <Calculator />
        <p className="not-on-paper">
          <ProseText text={words.limits} />
        </p>
        <SourceList sources={calculatorSources} />
      </div>
    </>
  )
}
