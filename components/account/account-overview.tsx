import type { Route } from 'next'
import type { ReactNode } from 'react'

import { AccountPage } from '@/components/account/account-page'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { DownloadButton } from '@/components/account/download-button'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmailText } from '@/components/ui/email-text'
import { PageLink } from '@/components/ui/page-link'
import { accountWords, roleWords } from '@/lib/content/account/account'
import { ownAlertWords } from '@/lib/content/job-board/job-alerts'
import type { Role } from '@/lib/domain/access/role'

type Props = {
  name: string | null
  /** Null if there is none. */
  email: string | null
  /** Null if there is none. */
  phone: string | null
  /** Whether one can sign in with a phone number. */
  hasPhone: boolean
  hasPassword: boolean
  role: Role | null
  /** The company that they work in, or asked for, with its state in words; null if there is none. */
  company: string | null
  /** Null where the bar above the page is the portal's. */
  portal: string | null
  /** Null where the provider does not support it. */
  hasSecondStep: boolean | null
  devices: number | null
  /** The names of the other services that sign somebody in; null where none is connected. */
  ways: readonly string[] | null
  hasPasskeys: boolean
  /** How many saved searches are sent by email; null if unknown. */
  alerts: number | null
  /** The person's choices about emails; null where there are none. */
  emails: ReactNode
  done: unknown
  problem: string | null
}

type RowProps = {
  label: string
  value: ReactNode
  /** Where it can be changed; null where it cannot. */
  href: Route | null
  /** What the link does. @default 'Change' with the label */
  link?: string
}

function Row({ label, value, href, link }: RowProps) {
  return (
    <div className="account-row">
      <dt>{label}</dt>
      <dd>{value}</dd>
      {href ? (
        <dd className="account-row-link">
          <PageLink href={href}>
            {link ?? (
              <>
                {accountWords.change}
                <span className="visually-hidden"> {label}</span>
              </>
            )}
          </PageLink>
        </dd>
      ) : null}
    </div>
  )
}

export function AccountOverview({
  name,
  email,
  phone,
  hasPhone,
  hasPassword,
  role,
  company,
  portal,
  hasSecondStep,
  devices,
  ways,
  hasPasskeys,
  alerts,
  emails,
  done,
  problem,
}: Props) {
  const { rows } = accountWords
  return (
    <AccountPage heading={accountWords.heading} isIndex>
      <AccountDoneNotice done={done} />
      {problem ? (
        <p className="form-notice" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="portal-grid account-columns">
        <div>
          <dl className="account-rows">
            {/* A candidate has one name, which employers see. */}
            {role === 'candidate' ? (
              <Row
                label={rows.name}
                value={accountWords.nameInProfile}
                href={'/dashboard/candidateportal/profile' as Route}
                link={accountWords.links.profile}
              />
            ) : (
              <Row label={rows.name} value={name ?? accountWords.emptyName} href="/account/name" />
            )}
            <Row
              label={rows.email}
              value={email === null ? accountWords.noEmail : <EmailText email={email} />}
              href="/account/email"
            />
            {hasPhone || phone !== null ? (
              <Row label={rows.phone} value={phone ?? accountWords.noPhone} href={hasPhone ? '/account/phone' : null} />
            ) : null}
            <Row
              label={rows.password}
              value={hasPassword ? accountWords.passwordValue : accountWords.passwordNone}
              href="/account/password"
              link={hasPassword ? accountWords.links.password : accountWords.links.noPassword}
            />
            <Row
              label={rows.role}
              value={role ? roleWords[role] : company === null ? accountWords.noRole : accountWords.roleWhenApproved}
              href="/account/role"
              link={role ? accountWords.links.role : undefined}
            />
            {company === null && role !== 'employer' ? null : (
              <Row
                label={rows.company}
                value={company ?? accountWords.noCompany}
                href="/account/company"
                link={accountWords.links[company === null ? 'noCompany' : 'company']}
              />
            )}
            {hasSecondStep === null ? null : (
              <Row
                label={rows.twoStep}
                value={hasSecondStep ? accountWords.twoStepOn : accountWords.twoStepOff}
                href="/account/two-step"
              />
            )}
            {ways ? (
              <Row label={rows.ways} value={ways.join(', ') || accountWords.waysNone} href="/account/ways" />
            ) : null}
            {hasPasskeys ? (
              <Row
                label={rows.passkeys}
                value={accountWords.passkeysValue}
                href="/account/passkeys"
                link={accountWords.links.passkeys}
              />
            ) : null}
            <Row
              label={rows.devices}
              value={devices === null ? accountWords.unknown : accountWords.devicesCount(devices)}
              href="/account/devices"
              link={accountWords.links.devices}
            />
            {/* Somebody who hires is asked about no searches of their own unless they have one. */}
            {alerts === 0 && (company !== null || role === 'employer') ? null : (
              <Row
                label={rows.alerts}
                value={alerts === null ? accountWords.unknown : ownAlertWords.count(alerts)}
                href="/account/job-alerts"
                link={alerts === 0 ? accountWords.links.noAlerts : accountWords.links.alerts}
              />
            )}
          </dl>
          <div className="account-actions">
            {portal === null ? null : (
              <ButtonLink href={portal as Route}>
                {role === null && company !== null ? accountWords.toAsked : accountWords.toPortal}
              </ButtonLink>
            )}
            <form action="/auth/sign-out" method="post">
              <Button type="submit" look="secondary">
                {accountWords.signOut}
              </Button>
            </form>
          </div>
          {/* Here they have room to unfold. */}
          {emails}
        </div>
        <div className="portal-aside">
          <section>
            <h2>{accountWords.yourData}</h2>
            <p>{accountWords.yourDataText}</p>
            <p>
              <PageLink href="/account/data" className="text-link">
                {accountWords.yourDataPage}
              </PageLink>
            </p>
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
        </div>
      </div>
    </AccountPage>
  )
}
