import { ButtonLink } from '@/components/ui/button-link'
import { company } from '@/lib/content/site/company'
import { personalSupport } from '@/lib/content/resources/hub'

export function PersonalSupport() {
  const { heading, text, button, emailBefore, emailAfter } = personalSupport
  return (
    <section aria-labelledby="talk-to-a-person" className="call-panel resource-support">
      <h2 id="talk-to-a-person">{heading}</h2>
      <p>{text}</p>
      <p className="button-row">
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
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
