import { LeftOnDevice } from '@/components/account/left-on-device'
import { ForgetTyped } from '@/components/hiring/applications/forget-typed'
import { PageLink } from '@/components/ui/page-link'
import { deletedWords, deleteWords } from '@/lib/content/account/leaving'

export const metadata = { title: deletedWords.heading, robots: { index: false } }

export default function AccountDeletedPage() {
  return (
    <div className="page plain-page">
      <ForgetTyped />
      <h1>{deletedWords.heading}</h1>
      <p className="lead">{deletedWords.text}</p>
      <p>{deletedWords.email}</p>
      <h2>{deleteWords.device}</h2>
      <LeftOnDevice />
      <p>
        <PageLink href="/">{deletedWords.home}</PageLink>
      </p>
    </div>
  )
}
