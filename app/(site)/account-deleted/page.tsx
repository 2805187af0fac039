import { PageLink } from '@/components/ui/page-link'
import { deletedWords } from '@/lib/content/account/account'

export const metadata = { title: deletedWords.heading, robots: { index: false } }

export default function AccountDeletedPage() {
  return (
    <div className="page plain-page">
      <h1>{deletedWords.heading}</h1>
      <p className="lead">{deletedWords.text}</p>
      <p>
        <PageLink href="/">{deletedWords.home}</PageLink>
      </p>
    </div>
  )
}
