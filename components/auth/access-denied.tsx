import { PageLink } from '@/components/ui/page-link'
import { accessDeniedWords as words } from '@/lib/content/account/sign-in'

/** For somebody who is signed in, on a page of another kind of account. */
export function AccessDenied() {
  return (
    <div className="page plain-page">
      <h1>{words.heading}</h1>
      <p className="lead">{words.text}</p>
      <p>{words.why}</p>
      <h2>{words.nextHeading}</h2>
      <ul className="plain-list next-links">
        <li>
          <a href={words.portal.href}>{words.portal.label}</a>
        </li>
        {words.links.map(({ label, href }, index) => (
          <li key={index}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
