import { PageLink } from '@/components/ui/page-link'
import { candidatesHelp } from '@/lib/content/candidates/candidates'

/** Comes first: somebody in a crisis should not have to read on. */
export function HelpLine() {
  return (
    <div className="page">
      <p className="notice help-line">
        <strong>{candidatesHelp.label}</strong> {candidatesHelp.text}{' '}
        <PageLink href={candidatesHelp.link.href}>{candidatesHelp.link.label}</PageLink>
      </p>
    </div>
  )
}
