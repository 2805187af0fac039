import { PageLink } from '@/components/ui/page-link'
import { company } from '@/lib/content/company'
import { personalSupport } from '@/lib/content/resources/hub'

export function PersonalSupport() {
  const { heading, text, button, emailBefore, emailAfter } = personalSupport
  return (
    <section aria-labelledby="talk-to-a-person" className="call-panel resource-support">
      <h2 id="talk-to-a-person">{heading}</h2>
      <p>{text}</p>
      <p className="button-row">
        <PageLink href={button.href} className="button button-primary">
          {button.label}
        </PageLink>
      </p>
      <p>
        {emailBefore}{' '}
        <a href={`mailto:${company.contactEmail}`} className="resource-reach">
          {company.contactEmail}
        </a>
      </p>
      <p>{emailAfter}</p>
    </section>
  )
}
