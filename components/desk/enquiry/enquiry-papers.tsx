import type { Route } from 'next'

import { DataTable } from '@/components/work/data-table'
import { EnquiryStepForm } from '@/components/desk/enquiry/enquiry-step-form'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { roleWords } from '@/lib/content/account/account'
import { recordKeptUnasked } from '@/lib/content/enquiries/callback-form'
import { deskCompanyWords } from '@/lib/content/desk/companies'
import { sourceLabels, stateLabels } from '@/lib/content/desk/enquiries'
import { enquiryEmailKindWords, emailStatusWords, enquiryWords } from '@/lib/content/desk/enquiry'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import type { EnquiryEmail, EnquiryView, SameAddress } from '@/lib/domain/desk/enquiry-view'

type ConsentsProps = { consents: EnquiryView['consents'] }

/** What the person agreed to, in the words they agreed to, and when. */
export function EnquiryConsents({ consents }: ConsentsProps) {
  const words = enquiryWords.consents
  return (
    <DataTable
      caption={enquiryWords.consentsHeading}
      isCaptionHidden
      rows={consents}
      rowKey={({ purpose }) => purpose}
      columns={[
        { label: words.purpose, cell: ({ purpose }) => words.purposes[purpose] },
        { label: words.answer, cell: ({ isGranted }) => (isGranted ? words.yes : words.no) },
        {
          label: words.wording,
          cell: ({ purpose, wording, version }) => (
            <>
              {wording} ({words.version(version)})
              {purpose === 'contact' && wording.includes(recordKeptUnasked) ? (
                <>
                  {' '}
                  <strong>{words.unasked}</strong>
                </>
              ) : null}
            </>
          ),
        },
        { label: words.when, cell: ({ at }) => momentText(at) },
      ]}
    />
  )
}

function stateOf({ status, attempts, nextAttemptAt, sentAt, lastErrorCode }: EnquiryEmail): string {
  const words = enquiryWords.emails
  return [
    emailStatusWords[status],
    sentAt ? words.sentOn(momentText(sentAt)) : '',
    status !== 'sent' && attempts > 0 ? words.tries(attempts) : '',
    status === 'pending' && attempts > 0 ? words.nextTry(momentText(nextAttemptAt)) : '',
    status !== 'sent' && lastErrorCode ? lastErrorCode : '',
  ]
    .filter(Boolean)
    .join(', ')
}

type EmailsProps = { enquiry: EnquiryView }

/** The emails that an enquiry gives rise to, and the state of each. */
export function EnquiryEmails({ enquiry: { reference, work, emails } }: EmailsProps) {
  const words = enquiryWords.emails
  if (emails === null) return <p>{enquiryWords.unavailable}</p>
  if (emails.length === 0) return <p>{words.none}</p>
  return (
    <DataTable
      caption={enquiryWords.emailsHeading}
      isCaptionHidden
      rows={emails}
      rowKey={({ id }) => id}
      columns={[
        { label: words.kind, cell: ({ kind }) => enquiryEmailKindWords[kind] },
        { label: words.to, cell: ({ to }) => <Typed>{to}</Typed> },
        { label: words.state, cell: (email) => <Typed>{stateOf(email)}</Typed> },
        {
          label: words.action,
          isUnnamed: true,
          cell: ({ id, status, hasText }) =>
            status === 'dead' && hasText ? (
              <EnquiryStepForm
                action="enquiry-email"
                reference={reference}
                version={work.version}
                submit={words.resend}
                look="secondary"
              >
                <input type="hidden" name="email" value={id} />
              </EnquiryStepForm>
            ) : null,
        },
      ]}
    />
  )
}

type SameAddressProps = { same: SameAddress | null; hasAddress: boolean }

/** The companies that it may come from, and the account and other enquiries with the same address. */
export function EnquirySameAddress({ same, hasAddress }: SameAddressProps) {
  if (same === null) return <p>{enquiryWords.unavailable}</p>
  const { account, companies, enquiries } = same
  return (
    <>
      {companies.length === 0 ? null : (
        <>
          <h3>{enquiryWords.companies}</h3>
          <ul>
            {companies.map(({ id, kind, name, state, how }) => (
              <li key={id}>
                <PageLink href={`/dashboard/team/companies/${id}` as Route}>
                  <Typed>{name}</Typed>
                </PageLink>
                , {deskCompanyWords.kinds[kind].toLowerCase()}, {deskCompanyWords.states[state].toLowerCase()}:{' '}
                {enquiryWords.companyOf[how]}
              </li>
            ))}
          </ul>
        </>
      )}
      {hasAddress ? <AccountAndOthers account={account} enquiries={enquiries} /> : <p>{enquiryWords.noAddress}</p>}
    </>
  )
}

function AccountAndOthers({ account, enquiries }: Pick<SameAddress, 'account' | 'enquiries'>) {
  return (
    <>
      <p>
        {account
          ? [
              enquiryWords.account(momentDayText(account.createdAt)),
              account.role ? roleWords[account.role] : '',
              account.isVerified ? '' : enquiryWords.unverified,
            ]
              .filter(Boolean)
              .join(', ')
          : enquiryWords.noAccount}
      </p>
      {enquiries.length === 0 ? (
        <p>{enquiryWords.noOthers}</p>
      ) : (
        <>
          <h3>{enquiryWords.others}</h3>
          <ul>
            {enquiries.map(({ reference, source, receivedAt, state, isHeld }) => (
              <li key={reference}>
                <PageLink href={`/dashboard/team/enquiries/${reference}`}>{reference}</PageLink>, {sourceLabels[source]}
                , {momentDayText(receivedAt)}, {(isHeld ? enquiryWords.held : stateLabels[state]).toLowerCase()}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
