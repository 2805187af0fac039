import { PageLink } from '@/components/ui/page-link'
import { codeWords } from '@/lib/content/account/sign-in'

/** For somebody whose email does not come: no page knows whether one was sent. */
export function OtherWay() {
  const { question, label, href } = codeWords.otherWay
  return (
    <p>
      {question} <PageLink href={href}>{label}</PageLink>
    </p>
  )
}
