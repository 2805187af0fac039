import { PageLink } from '@/components/ui/page-link'
import { candidatesOther } from '@/lib/content/candidates'

export function OtherWays() {
  return (
    <section className="not-on-paper" aria-labelledby="other-heading">
      <h2 id="other-heading">{candidatesOther.heading}</h2>
      <ul className="plain-list next-links">
        {candidatesOther.items.map((link) => (
          <li key={link.href}>
            <PageLink href={link.href}>{link.label}</PageLink>
            <p>{link.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
