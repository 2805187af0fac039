import { PageLink } from '@/components/ui/page-link'
import { resourceTools, resourceToolWords } from '@/lib/content/resources/hub'

export function ToolCards() {
  return (
    <section aria-labelledby="tools" className="resource-tools not-on-paper">
      <h2 id="tools">{resourceToolWords.heading}</h2>
      <ul className="plain-list tool-cards">
        {resourceTools.map(({ title, href, state, text }, index) => (
          <li key={index} className="card">
            <h3>
              <PageLink href={href} className="tool-link">
                {title}
              </PageLink>
            </h3>
            <p className="tool-state">{state}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
