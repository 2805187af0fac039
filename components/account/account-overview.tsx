import type { Route } from 'next'

import { AccountPage } from '@/components/account/account-page'
import { DoneNotice } from '@/components/account/done-notice'
import { DownloadButton } from '@/components/account/download-button'
import { PageLink } from '@/components/ui/page-link'
import { accountWords, roleWords } from '@/lib/content/account'
import type { Role } from '@/lib/domain/access/access'

type Props = {
  name: string | null
  email: string
  role: Role | null
  portal: string
  /** Null where the provider cannot do it. */
  hasSecondStep: boolean | null
  devices: number | null
  done: unknown
  problem: string | null
}

type RowProps = { label: string; value: string; href: Route; link?: string }

function Row({ label, value, href, link = accountWords.change }: RowProps) {
  return (
    <div className="account-row">
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className="account-row-link">
        <PageLink href={href}>
          {link}
          <span className="off-screen"> {label}</span>
        </PageLink>
      </dd>
    </div>
  )
}

export function AccountOverview({ name, email, role, portal, hasSecondStep, devices, done, problem }: Props) {
  const { rows } = accountWords
  const secondStep =
    hasSecondStep === null
      ? accountWords.twoStepAbsent
      : hasSecondStep
        ? accountWords.twoStepOn
        : accountWords.twoStepOff
  return (
    <AccountPage heading={accountWords.heading} isIndex>
      <DoneNotice done={done} />
      {problem ? (
        <p className="form-notice" role="alert">
          {problem}
        </p>
      ) : null}
      <dl className="account-rows">
        <Row label={rows.name} value={name ?? accountWords.emptyName} href="/account/name" />
        <Row label={rows.email} value={email} href="/account/email" />
        <Row label={rows.password} value={accountWords.passwordValue} href="/account/password" />
        <Row label={rows.role} value={role ? roleWords[role] : accountWords.noRole} href="/account/role" />
        <Row label={rows.twoStep} value={secondStep} href="/account/two-step" />
        <Row
          label={rows.devices}
          value={devices === null ? accountWords.unknown : accountWords.devicesCount(devices)}
          href="/account/devices"
          link={accountWords.see}
        />
      </dl>
      <div className="account-actions">
        <PageLink href={portal as Route} className="button button-primary">
          {accountWords.toPortal}
        </PageLink>
        <form action="/auth/sign-out" method="post">
          <button type="submit" className="button button-secondary">
            {accountWords.signOut}
          </button>
        </form>
      </div>
      <section>
        <h2>{accountWords.yourData}</h2>
        <p>{accountWords.yourDataText}</p>
        <DownloadButton />
      </section>
      <section>
        <h2>{accountWords.deleteHeading}</h2>
        <p>{accountWords.deleteText}</p>
        <p>
          <PageLink href="/account/delete" className="account-delete-link">
            {accountWords.deleteLink}
          </PageLink>
        </p>
      </section>
    </AccountPage>
  )
}
