import { PostedForm, type KeptForm } from '@/components/dashboard/parts/posted-form'
import type { KeptAbout } from '@/components/desk/subjects/kept-about'
import { TextField } from '@/components/forms/text-field'
import { subjectPageWords } from '@/lib/content/desk/subjects'

type Props = { kept: KeptAbout; form: KeptForm | null }

const { erase } = subjectPageWords

/** What an erasure deletes, with counts; empty when nothing is stored. */
function whatGoes({ enquiries, account, saved_searches: searches }: KeptAbout): string[] {
  const sum = (countOf: (enquiry: KeptAbout['enquiries'][number]) => number) =>
    enquiries.reduce((total, enquiry) => total + countOf(enquiry), 0)
  const counted = [
    [account?.sessions ?? 0, erase.counts.sessions],
    [account?.roleRequests ?? 0, erase.counts.roleRequests],
    [enquiries.length, erase.counts.enquiries],
    [sum(({ consents }) => consents.length), erase.counts.consents],
    [searches.length, erase.counts.searches],
    [
      sum(({ emails }) => emails.length) +
        (account?.emails.length ?? 0) +
        searches.reduce((total, { emails }) => total + emails.length, 0),
      erase.counts.emails,
    ],
    [sum(({ history }) => history.length), erase.counts.notes],
  ] as const
  const lines = counted.filter(([count]) => count > 0).map(([count, text]) => text(count))
  return account ? [erase.counts.account, ...lines] : lines
}

/** Erases a person's data: what goes, what stays and why, and the address to type as confirmation. */
export function EraseRequest({ kept, form }: Props) {
  const goes = whatGoes(kept)
  const logLines = kept.enquiries.reduce((total, { log }) => total + log.length, 0)
  const roleLines = kept.account?.roleChanges ?? 0
  const stays = [
    erase.staysRequest,
    ...(roleLines > 0 ? [`${erase.staysRoles} ${erase.lines(roleLines)}`] : []),
    ...(logLines > 0 ? [`${erase.staysLog} ${erase.lines(logLines)}`] : []),
    erase.staysBackups,
  ]
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
      {kept.enquiries.length > 0 ? <p>{erase.mailbox}</p> : null}
      <PostedForm to="desk" action="subject-erase" submit={erase.submit} hidden={{ id: kept.request.id }} kept={form}>
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
