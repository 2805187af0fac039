import { ArticleBlocks } from '@/components/prose/article-blocks'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { Fold } from '@/components/prose/fold'
import { ProseText } from '@/components/prose/prose-text'
import { PageSources } from '@/components/prose/source-list'
import { CrisisSupport, CrisisSupportInShort } from '@/components/resources/crisis-support'
import { PersonalSupport } from '@/components/resources/personal-support'
import { ResourceCard } from '@/components/resources/resource-card'
import { ToolCards } from '@/components/resources/tool-cards'
import { TopicTabs } from '@/components/resources/topic-tabs'
import { crisisLines, crisisLinesInShort, itemWords } from '@/lib/content/resources/hub'
import type { ResourceTopic } from '@/lib/content/resources/resource'

type Props = { topic: ResourceTopic }

export function ResourcesPage({ topic }: Props) {
  const { path, heading, lead, topicHeading, note, items, appendix } = topic
  const isFirst = path === '/resources'
  const sources = [
    ...(isFirst ? crisisLines : crisisLinesInShort).map(({ name, sources: own }) => ({ heading: name, sources: own })),
    ...items.map(({ title, sources: own }) => ({ heading: title, sources: own })),
    ...(appendix?.sources ? [{ heading: appendix.heading, sources: appendix.sources }] : []),
  ]
  return (
    <div className="page resources-page">
      <Breadcrumbs path={path} />
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {isFirst ? <CrisisSupport /> : <CrisisSupportInShort />}
      <section id="topics" aria-labelledby="topic-heading" className="topic">
        <TopicTabs current={path} />
        <h2 id="topic-heading">{topicHeading}</h2>
        {note ? (
          <p className="notice">
            <ProseText text={note} />
          </p>
        ) : null}
        <nav aria-label={itemWords.onThisPage} className="topic-contents not-on-paper">
          <ul className="plain-list">
            {items.map(({ id, title }, index) => (
              <li key={index}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="small">{itemWords.checking}</p>
        <ul className="plain-list resource-cards">
          {items.map((item, index) => (
            <ResourceCard key={index} item={item} />
          ))}
        </ul>
      </section>
      {appendix ? (
        <Fold id={appendix.id} summary={appendix.heading}>
          <div className="article-section">
            <ArticleBlocks blocks={appendix.blocks} />
          </div>
        </Fold>
      ) : null}
      <ToolCards />
      <PersonalSupport />
      <PageSources groups={sources} />
    </div>
  )
}
