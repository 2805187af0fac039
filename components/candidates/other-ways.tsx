import { PageLink } from '@/components/ui/page-link'
import { candidatesOther as words } from '@/lib/content/candidates/candidates'

export function OtherWays() {
  return (
    <div className="not-on-paper">
      <p>
        {words.heading}{' '}
        <PageLink href={words.callBack.href} className="text-link">
          {words.callBack.label}
        </PageLink>
      </p>
      <p>
        <PageLink href={words.aiTools.href} className="text-link">
          {words.aiTools.label}
        </PageLink>
      </p>
    </div>
  )
}
