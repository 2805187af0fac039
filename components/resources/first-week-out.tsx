import { DescribedLinks } from '@/components/prose/described-links'
import { PageLink } from '@/components/ui/page-link'
import { firstWeekOut as words } from '@/lib/content/home/home'
import { practicalResources } from '@/lib/content/resources/practical'

/** What somebody who has just been released needs first, each with its place among the resources and their sources. */
export function FirstWeekOut() {
  return (
    <section className="band first-week" aria-labelledby="first-week-heading">
      <div className="page">
        <h2 id="first-week-heading">{words.heading}</h2>
        <p className="lead">{words.intro}</p>
        <DescribedLinks
          links={words.items.map(({ id, label, text }) => ({
            label,
            text,
            href: `${practicalResources.path}#${id}` as const,
          }))}
        />
        <p className="first-week-all">
          <PageLink href={words.all.href} className="text-link">
            {words.all.label}
          </PageLink>
        </p>
      </div>
    </section>
  )
}
