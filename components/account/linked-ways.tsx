import { PageLink } from '@/components/ui/page-link'
import { waysWords as words } from '@/lib/content/account/account'
import { providerNames } from '@/lib/content/account/sign-in'
import type { ExternalProvider } from '@/lib/domain/access/ways-in'

type Linked = { id: string; provider: ExternalProvider; email: string | null }
type Props = {
  linked: readonly Linked[]
  /** Services that are connected and not linked yet. */
  others: readonly ExternalProvider[]
}

/** The other services with which somebody signs in to their account, and those that they can add. */
export function LinkedWays({ linked, others }: Props) {
  return (
    <dl className="account-rows">
      {linked.map(({ id, provider, email }) => (
        <div key={id} className="account-row">
          <dt>{providerNames[provider]}</dt>
          <dd>{email ?? words.on}</dd>
          <dd className="account-row-link">
            <PageLink href={`/account/ways?remove=${id}`}>{words.remove(providerNames[provider])}</PageLink>
          </dd>
        </div>
      ))}
      {others.map((provider) => (
        <div key={provider} className="account-row">
          <dt>{providerNames[provider]}</dt>
          <dd>{words.off}</dd>
          <dd className="account-row-link">
            <PageLink href={`/account/ways?add=${provider}`}>{words.add(providerNames[provider])}</PageLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
