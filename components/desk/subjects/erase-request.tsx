import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import type { KeptAbout } from '@/components/desk/subjects/kept-about'
import { TextField } from '@/components/forms/text-field'
import { subjectPageWords } from '@/lib/content/desk/subjects'

type Props = { kept: KeptAbout; form: KeptForm | null }

const { erase } = subjectPageWords

/** What an erasure deletes of live hiring. */
function hiringGoes({ account, organisation_invitations: invitations }: KeptAbout): string[] {
  const { candidate, worksFor, companiesAskedFor = [] } = account?.hiring ?? {}
  const counted = [
    [candidate?.applications ?? 0, erase.counts.applications],
    [candidate?.openApplications ?? 0, erase.counts.openApplications],
    [candidate?.statements ?? 0, erase.counts.statements],
    [
      companiesAskedFor.filter(({ state }) => state === 'waiting' || state === 'returned').length,
      erase.counts.companies,
    ],
    [invitations.length, erase.counts.invitations],
  ] as const
  return [
    ...(candidate ? [erase.counts.profile] : []),
    ...counted.filter(([count]) => count > 0).map(([count, text]) => text(count)),
    ...(worksFor ? [erase.counts.worksFor(worksFor.company)] : []),
  ]
}

/** What an erasure deletes, with counts; empty when nothing is stored. */
function whatGoes(kept: KeptAbout): string[] {
  const {
    enquiries,
    account,
    saved_searches: searches,
    invitation_emails: invitationEmails,
    own_referrals: referrals,
  } = kept
  const sum = (countOf: (enquiry: KeptAbout['enquiries'][number]) => number) =>
    enquiries.reduce((total, enquiry) => total + countOf(enquiry), 0)
  const counted = [
    [account?.sessions ?? 0, erase.counts.sessions],
    [enquiries.length, erase.counts.enquiries],
    [sum(({ consents }) => consents.length), erase.counts.consents],
    [searches.length, erase.counts.searches],
    [referrals.length, erase.counts.referrals],
    [
      sum(({ emails }) => emails.length) +
        (account?.emails.length ?? 0) +
        searches.reduce((total, { emails }) => total + emails.length, 0) +
        invitationEmails.length,
      erase.counts.emails,
    ],
    [sum(({ history }) => history.length), erase.counts.notes],
  ] as const
  const lines = [...counted.filter(([count]) => count > 0).map(([count, text]) => text(count)), ...hiringGoes(kept)]
  return account ? [erase.counts.account, ...lines] : lines
}

/** What stays after an erasure, and why. */
function whatStays({ enquiries, account }: KeptAbout): string[] {
  const logLines = enquiries.reduce((total, { log }) => total + log.length, 0)
  const { roleChanges = 0, hiring } = account ?? {}
  const { candidate, steps = 0, statementsRead = 0 } = hiring ?? {}
  return [
    erase.staysRequest,
    ...(roleChanges > 0 ? [`${erase.staysRoles} ${erase.lines(roleChanges)}`] : []),
    ...(logLines > 0 ? [`${erase.staysLog} ${erase.lines(logLines)}`] : []),
    ...(candidate && candidate.applications > 0 ? [erase.staysApplications] : []),
    ...(steps > 0 ? [`${erase.staysSteps} ${erase.lines(steps)}`] : []),
    ...(statementsRead > 0 ? [erase.staysReadings] : []),
    erase.staysBackups,
  ]
}

/** Erases a person's data: what goes, what stays and why, and the address to type as confirmation. */
export function EraseRequest({ kept, form }: Props) {
  const goes = whatGoes(kept)
  const stays = whatStays(kept)
  const isShown = form?.values.form === 'subject-erase'
  return (
    <section className="dash-section not-on-paper" aria-labelledby="erase">
      <h2 id="erase" className="dash-heading">
        {erase.heading}
      </h2>
      <h3>{erase.goes}</h3>
      {goes.length === 0 ? (
        <p>{erase.counts.nothing}</p>
      ) : (
        <ul className="bullet-list">
          {goes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <h3>{erase.stays}</h3>
      <ul className="bullet-list">
        {stays.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        {erase.closes} {kept.enquiries.length > 0 ? erase.mailbox : null}
      </p>
      <PostedForm
        to="desk"
        action="subject-erase"
        submit={erase.submit}
        look="warning"
        hidden={{ id: kept.request.id }}
        kept={form}
      >
        <TextField
          id="address"
          name="address"
          label={erase.confirm}
          autoComplete="off"
          spellCheck={false}
          required
          error={isShown && form.field === 'address' ? form.message : undefined}
        />
      </PostedForm>
    </section>
  )
}
