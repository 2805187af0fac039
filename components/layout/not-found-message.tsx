import { PageLink } from '@/components/ui/page-link'
import { accountMenuWords } from '@/lib/content/account/sign-in'
import { notFoundWords } from '@/lib/content/site/layout'

type Props = {
  /** Whether it stands in a portal or the demonstration, whose visitors want to go back there first. */
  isAtWork?: boolean
}

export function NotFoundMessage({ isAtWork = false }: Props) {
  return (
    <div className="page plain-page">
      <h1>{notFoundWords.heading}</h1>
      <p className="lead">{notFoundWords.text}</p>
      <h2>{notFoundWords.nextHeading}</h2>
      <ul className="plain-list next-links">
        {isAtWork ? (
          <li>
            {/* A full page load: the server decides which portal that is. */}
            <a href={accountMenuWords.yourPortal.href}>{accountMenuWords.yourPortal.label}</a>
          </li>
        ) : null}
        {(isAtWork ? notFoundWords.atWork : notFoundWords.links).map((link, index) => (
          <li key={index}>
            <PageLink href={link.href}>{link.label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
