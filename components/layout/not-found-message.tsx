import { PageLink } from '@/components/ui/page-link'
import { notFoundWords } from '@/lib/content/site/layout'

export function NotFoundMessage() {
  return (
    <div className="page plain-page">
      <h1>{notFoundWords.heading}</h1>
      <p className="lead">{notFoundWords.text}</p>
      <h2>{notFoundWords.nextHeading}</h2>
      <ul className="plain-list next-links">
        <li>
          {/* An ordinary link: it is a redirect. */}
          <a href={notFoundWords.ownPage.href}>{notFoundWords.ownPage.label}</a>
        </li>
        {notFoundWords.links.map((link, index) => (
          <li key={index}>
            <PageLink href={link.href}>{link.label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
