import { PageLink } from '@/components/ui/page-link'
import type { SitePath } from '@/lib/content/site/pages'

/** Something that a page says, with the place in the demonstration that shows it. */
export type Shown = { label: string; href: SitePath }

export function ShownInDemonstration({ shown }: { shown: Shown | undefined }) {
  return shown ? (
    <p className="not-on-paper">
      <PageLink href={shown.href} className="text-link">
        {shown.label}
      </PageLink>
    </p>
  ) : null
}
