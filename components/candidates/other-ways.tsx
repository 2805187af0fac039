import { PageLink } from '@/components/ui/page-link'
import { candidatesOther as words } from '@/lib/content/candidates/candidates'

export function OtherWays() {
  return (
    <p className="not-on-paper">
      {words.heading} <PageLink href={words.callBack.href}>{words.callBack.label}</PageLink>
    </p>
  )
}
