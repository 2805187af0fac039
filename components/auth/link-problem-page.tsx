import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { accessDeniedWords, linkProblemLinks, linkProblems, type LinkProblem } from '@/lib/content/account/sign-in'

type Props = {
  problem: LinkProblem
  /** Where the person was going. */
  next: string | null
}

const keepsPlace = (href: string): boolean => href.startsWith('/sign-in')

export function LinkProblemPage({ problem, next }: Props) {
  const { heading, text } = linkProblems[problem]
  const after = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <div className="page sign-in-page">
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <h2>{accessDeniedWords.nextHeading}</h2>
      <ul className="plain-list route-list">
        {linkProblemLinks.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={(keepsPlace(href) ? `${href}${after}` : href) as Route}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
