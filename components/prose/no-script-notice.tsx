import { PageLink } from '@/components/ui/page-link'
import { company } from '@/lib/content/site/company'
import { noScriptWords } from '@/lib/content/site/no-script'

/** For a tool that cannot work without scripts: says so, and how to reach a person instead. */
export function NoScriptNotice() {
  const { title, text, link, emailBefore, emailAfter } = noScriptWords
  return (
    <noscript>
      <div className="notice no-script-notice">
        <p>
          <strong>{title}</strong>
        </p>
        <p>
          {text}
          <PageLink href={link.href}>{link.label}</PageLink>
          {emailBefore}
          <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
          {emailAfter}
        </p>
      </div>
    </noscript>
  )
}
