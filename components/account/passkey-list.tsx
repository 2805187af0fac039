import { PageLink } from '@/components/ui/page-link'
import { passkeyWords as words } from '@/lib/content/account/passkeys'
import { momentDayText } from '@/lib/content/wording/moment-text'

type Props = {
  passkeys: readonly { id: string; name: string; addedAt: string; usedAt: string | null }[]
}

/** The passkeys of an account, each with the links that change it. */
export function PasskeyList({ passkeys }: Props) {
  if (passkeys.length === 0) return <p>{words.none}</p>
  return (
    <dl className="account-rows">
      {passkeys.map(({ id, name, addedAt, usedAt }) => (
        <div key={id} className="account-row">
          <dt>{name || words.unnamed}</dt>
          <dd>
            {words.added(momentDayText(addedAt))}
            {usedAt === null ? null : `, ${words.used(momentDayText(usedAt))}`}
          </dd>
          <dd className="account-row-link">
            <PageLink href={`/account/passkeys?rename=${id}`}>
              {words.rename}
              <span className="visually-hidden"> {name}</span>
            </PageLink>{' '}
            <PageLink href={`/account/passkeys?remove=${id}`}>
              {words.remove}
              <span className="visually-hidden"> {name}</span>
            </PageLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
