import { PageLink } from '@/components/ui/page-link'
import { twoStepWords as words } from '@/lib/content/account/account'
import { momentDayText } from '@/lib/content/wording/moment-text'

type Props = { apps: readonly { id: string; addedAt: string }[] }

/** The authenticator apps of an account; the only one cannot be removed from here. */
export function SecondStepApps({ apps }: Props) {
  return (
    <dl className="account-rows">
      {apps.map(({ id, addedAt }, index) => (
        <div key={id} className="account-row">
          <dt>{words.app(index + 1)}</dt>
          <dd>{words.added(momentDayText(addedAt))}</dd>
          {apps.length > 1 ? (
            <dd className="account-row-link">
              <PageLink href={`/account/two-step?change=${id}`}>
                {words.removeApp}
                <span className="visually-hidden"> {words.app(index + 1)}</span>
              </PageLink>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
