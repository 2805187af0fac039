import { PageLink } from '@/components/ui/page-link'
import { company } from '@/lib/content/company'
import { matcherPage } from '@/lib/content/job-matcher'

export function NoScriptNotice() {
  const { title, text, link, emailBefore, emailAfter } = matcherPage.noScript
  return (
    <noscript>
      <div className="notice matcher-no-script">
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
