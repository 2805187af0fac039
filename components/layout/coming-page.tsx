import type { ReactNode } from 'react'

import { DescribedLinks } from '@/components/prose/described-links'
import { ProseText } from '@/components/prose/prose-text'
import { type ComingPageContent as Content, comingPageWords } from '@/lib/content/help/coming-pages'

type Props = { page: Content; children?: ReactNode }

/** A short page that says what is coming, what already works and where to go. */
export function ComingPage({ page, children }: Props) {
  return (
    <div className="page plain-page">
      <h1>{page.title}</h1>
      <p className="lead">{page.intro}</p>
      {children}
      {page.sections.map(({ heading, id, paragraphs, items }, index) => (
        <section key={index} id={id}>
          <h2>{heading}</h2>
          {paragraphs?.map((paragraph, index) => (
            <p key={index}>
              <ProseText text={paragraph} />
            </p>
          ))}
          {items ? (
            <ul className="bullet-list">
              {items.map((item, index) => (
                <li key={index}>{item}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      <section className="not-on-paper">
        <h2>{comingPageWords.nextHeading}</h2>
        <DescribedLinks links={page.links} />
      </section>
    </div>
  )
}
