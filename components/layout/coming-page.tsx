import type { ReactNode } from 'react'

import { ProseText } from '@/components/prose/prose-text'
import { PageLink } from '@/components/ui/page-link'
import { type ComingPage as Content, comingPageWords } from '@/lib/content/coming-pages'

type Props = { page: Content; children?: ReactNode }

/** A short page that says what will be here, what works today and where to go. */
export function ComingPage({ page, children }: Props) {
  return (
    <div className="page plain-page">
      <h1>{page.title}</h1>
      <p className="lead">{page.intro}</p>
      {page.sections.map(({ heading, id, paragraphs, items }) => (
        <section key={heading} id={id}>
          <h2>{heading}</h2>
          {paragraphs?.map((paragraph, index) => (
            <p key={index}>
              <ProseText text={paragraph} />
            </p>
          ))}
          {items ? (
            <ul className="bullet-list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      <section className="not-on-paper">
        <h2>{comingPageWords.nextHeading}</h2>
        <ul className="plain-list next-links">
          {page.links.map((link) => (
            <li key={link.href}>
              <PageLink href={link.href}>{link.label}</PageLink>
              <p>{link.text}</p>
            </li>
          ))}
        </ul>
      </section>
      {children}
    </div>
  )
}
