import { PageLink } from '@/components/ui/page-link'
import { topicTabs } from '@/lib/content/resources/hub'
import type { ResourceTopic } from '@/lib/content/resources/resource'

type Props = { current: ResourceTopic['path'] }

/** Links, not buttons: each topic has its own URL, and works with scripts off. */
export function TopicTabs({ current }: Props) {
  return (
    <nav aria-label={topicTabs.label} className="topic-tabs not-on-paper">
      <ul className="plain-list">
        {topicTabs.tabs.map(({ path, href, label }, index) => (
          <li key={index}>
            <PageLink href={href} aria-current={path === current ? 'page' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
