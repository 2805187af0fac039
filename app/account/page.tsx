import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountOverview } from '@/components/account/account-overview'
import { EmailChoice } from '@/components/account/email-choice'
import { SupportEmailChoice } from '@/components/account/support-email-choice'
import { accountWords } from '@/lib/content/account/account'
import { providerNames } from '@/lib/content/account/sign-in'
import { portalScreens } from '@/lib/content/hiring/portal-screens'
import { companyStateWords, companyWords } from '@/lib/content/hiring/company'
import { askedPageOf, portalOf } from '@/lib/domain/access/role-pages'
import { spokenNumber } from '@/lib/domain/sms/spoken-number'
import { loadAccountSessions } from '@/lib/server/accounts/account-sessions'
import { loadLinkedWays } from '@/lib/server/accounts/identities'
import { secondSteps } from '@/lib/server/accounts/second-step'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { readSupportEmails } from '@/lib/server/casework/support-email-choice'
import { waysIn } from '@/lib/server/auth/ways-in'
import { loadOwnOrganisation } from '@/lib/server/hiring/companies'
import { readEmailChoice } from '@/lib/server/hiring/email-choice'
import { loadOwnAlerts } from '@/lib/server/hiring/job-alerts'
import { goOnWith } from '@/lib/server/unexpected'

export const metadata = privatePageMetadata(accountWords.heading)

export default async function AccountRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { done, again } = await searchParams
  const emailRole = user.role === 'candidate' || user.role === 'employer' ? user.role : null
  const helps = user.role === 'partner' || user.role === 'caseworker'
  const mayHaveOwn = user.role === null || user.role === 'employer'
  const [sessions, secondStep, kept, alerts, emailChoice, supportEmails, { external, hasPasskeys, hasPhone }, own] =
    await Promise.all([
      loadAccountSessions(user.id),
      secondSteps(),
      keptInput(again),
      loadOwnAlerts(),
      emailRole ? readEmailChoice() : null,
      helps || user.role === 'candidate' ? readSupportEmails() : null,
      waysIn(),
      // The rest of the page does not depend on it.
      mayHaveOwn ? loadOwnOrganisation().catch(goOnWith('account/company', 'unread' as const)) : null,
    ])
  const company = own === 'unread' ? null : own
  const linked = external.length > 0 ? await loadLinkedWays() : null
  return (
    <AccountOverview
      name={user.name}
      email={user.email || null}
      phone={user.phone && spokenNumber(user.phone)}
      hasPhone={hasPhone}
      hasPassword={user.hasPassword}
      role={user.role}
      company={
        own === 'unread' && user.role === 'employer'
          ? accountWords.unknown
          : company && companyWords.named(company.name, companyStateWords[company.state])
      }
      portal={
        user.role !== null && Object.hasOwn(portalScreens, user.role)
          ? null
          : company && user.role === null
            ? askedPageOf(company.kind)
            : portalOf(user.role)
      }
      hasSecondStep={secondStep.state === 'absent' ? null : secondStep.state === 'on'}
      ways={linked?.map(({ provider }) => providerNames[provider]) ?? null}
      hasPasskeys={hasPasskeys}
      devices={sessions?.length ?? null}
      alerts={alerts?.length ?? null}
      emails={
        <>
          {/* Nobody applies to an employer without a company. */}
          {emailRole && emailChoice && (emailRole === 'candidate' || own !== null) ? (
            <EmailChoice
              role={emailRole}
              hasEmail={user.email !== ''}
              {...emailChoice}
              number={hasPhone && user.phone ? spokenNumber(user.phone) : null}
            />
          ) : null}
          {/* Somebody who is helped says in their file whether email is safe; here they turn on again what they turned off. */}
          {supportEmails && (helps || supportEmails.isChosen) ? (
            <SupportEmailChoice
              side={helps ? 'worker' : 'person'}
              news={supportEmails.news}
              digest={supportEmails.digest}
            />
          ) : null}
        </>
      }
      done={done}
      problem={kept?.message ?? null}
    />
  )
}
