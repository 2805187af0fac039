import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/disclosure.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { CoveredSentences } from '@/components/disclosure/covered-sentences'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { OnThisPage } from '@/components/prose/on-this-page'
import { ProseItems } from '@/components/prose/prose-items'
import { ProseText } from '@/components/prose/prose-text'
import { SourceList } from '@/components/prose/source-list'
import { coveredGroups, coversPage as words, refusedKinds, refusedWords } from '@/lib/content/disclosure/covers'
import { disposalLabels } from '@/lib/content/disclosure/calculator'
import { calculatorSources } from '@/lib/content/disclosure/sources'

export const metadata = pageMetadata('/disclosure-calculator/covers')

const sections = [
  ...coveredGroups,
  words.several,
  words.cautions,
  words.neither,
  words.refused,
  words.missing,
  words.help,
]

export default function CoversPage() {
  return (
    <>
      <BreadcrumbData path="/disclosure-calculator/covers" />
      <div className="page plain-page article-page">
        <Breadcrumbs path="/disclosure-calculator/covers" />
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <p>
          <ProseText text={words.start} />
        </p>
        <p>{words.law}</p>
        <ProseItems items={words.sure} />
        <OnThisPage sections={sections} />
        <CoveredSentences />
        <h2 id={words.several.id}>{words.several.heading}</h2>
        <ProseItems items={words.several.items} />
        <h2 id={words.cautions.id}>{words.cautions.heading}</h2>
        <ProseItems items={words.cautions.items} />
        <h2 id={words.neither.id}>{words.neither.heading}</h2>
        <p>
          {words.neither.text}
          {Object.values(words.neither.names).join('; ')}.
        </p>
        <h2 id={words.refused.id}>{words.refused.heading}</h2>
        <p>{words.refused.text}</p>
        <dl className="answer-list">
          {refusedKinds.map((kind) => (
            <div key={kind}>
              <dt>{disposalLabels[kind]}</dt>
              <dd>{refusedWords[kind]}</dd>
            </div>
          ))}
        </dl>
        <h2 id={words.missing.id}>{words.missing.heading}</h2>
        <ProseItems items={words.missing.items} />
        <h2 id={words.help.id}>{words.help.heading}</h2>
        <ProseItems items={words.help.items} />
        <SourceList sources={calculatorSources} />
      </div>
    </>
  )
}
