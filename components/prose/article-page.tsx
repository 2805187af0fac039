import type { ReactNode } from 'react'

import { ArticleBlocks } from '@/components/prose/article-blocks'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { NextLinks } from '@/components/prose/next-links'
import { OnThisPage } from '@/components/prose/on-this-page'
import { ProseText } from '@/components/prose/prose-text'
import { PageSources } from '@/components/prose/source-list'
import { ButtonLink } from '@/components/ui/button-link'
import type { Article, ArticleSection } from '@/lib/content/prose/article'
import type { PagePath } from '@/lib/content/site/pages'

type Props = { path: PagePath; article: Article; children?: ReactNode }

/** The first section is the short answer, so the list of the others comes after it. */
export function ArticlePage({ path, article, children }: Props) {
  const { heading, lead, note, call, sections, next } = article
  const [first, ...others] = sections
  return (
    <div className="page plain-page article-page">
      <Breadcrumbs path={path} />
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {note ? (
        <p className="notice">
          <ProseText text={note} />
        </p>
      ) : null}
      {first ? <Section section={first} /> : null}
      {call ? (
        <p className="article-call not-on-paper">
          <ButtonLink href={call.href}>{call.label}</ButtonLink>
          <span>{call.text}</span>
        </p>
      ) : null}
      <OnThisPage sections={others} />
      {others.map((section, index) => (
        <Section key={index} section={section} />
      ))}
      {children}
      <PageSources groups={sourcesOf(sections)} />
      <NextLinks links={next} />
    </div>
  )
}

const sourcesOf = (sections: readonly ArticleSection[]) =>
  sections.flatMap(({ heading, sources }) => (sources ? [{ heading, sources }] : []))

function Section({ section }: { section: ArticleSection }) {
  return (
    <section id={section.id} className="article-section">
      <h2>{section.heading}</h2>
      <ArticleBlocks blocks={section.blocks} />
    </section>
  )
}
