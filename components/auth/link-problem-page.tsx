import { PageLink } from '@/components/ui/page-link'
import { accessDeniedWords, linkProblemLinks, linkProblems, type LinkProblem } from '@/lib/content/account/sign-in'

type Props = { problem: LinkProblem }

export function LinkProblemPage({ problem }: Props) {
  const { heading, text } = linkProblems[problem]
  return (
    <div className="page sign-in-page">
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <h2>{accessDeniedWords.nextHeading}</h2>
      <ul className="plain-list route-list">
        {linkProblemLinks.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
