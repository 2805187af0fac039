import type { ReactNode } from 'react'

import { ArticleBlocks } from '@/components/prose/article-blocks'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { NextLinks } from '@/components/prose/next-links'
import { OnThisPage } from '@/components/prose/on-this-page'
import { ProseText } from '@/components/prose/prose-text'
import { SourceList } from '@/components/prose/source-list'
import type { Article } from '@/lib/content/article'
import type { PagePath } from '@/lib/content/site-pages'

type Props = { path: PagePath; article: Article; children?: ReactNode }

export function ArticlePage({ path, article, children }: Props) {
  const { heading, lead, note, sections, next } = article
  return (
    <div className="page plain-page">
      <Breadcrumbs path={path} />
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {note ? (
        <p className="notice">
          <ProseText text={note} />
        </p>
      ) : null}
      <OnThisPage sections={sections} />
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="article-section">
          <h2>{section.heading}</h2>
          <ArticleBlocks blocks={section.blocks} />
          {section.sources ? <SourceList sources={section.sources} /> : null}
        </section>
      ))}
      {children}
      <NextLinks links={next} />
    </div>
  )
}
