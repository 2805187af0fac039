import { PageLink } from '@/components/ui/page-link'
import { partnersPrivacy } from '@/lib/content/partners/partners'

export function PartnerPrivacy() {
  return (
    <section className="band band-tint" aria-labelledby="privacy-heading">
      <div className="page split-grid">
        <div>
          <h2 id="privacy-heading">{partnersPrivacy.heading}</h2>
          <ul className="tick-list">
            {partnersPrivacy.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
        <ul className="plain-list link-list not-on-paper">
          {partnersPrivacy.links.map((link, index) => (
            <li key={index}>
              <PageLink href={link.href}>{link.label}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
