import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import type { KeptAbout, KeptAccountFacts } from '@/components/desk/subjects/kept-about'
import { keptHiringWords as words } from '@/lib/content/desk/subjects'
import { momentDayText } from '@/lib/content/wording/moment-text'

/** What is stored of somebody who looks for work, as counts. */
function candidateFacts(candidate: KeptAccountFacts['hiring']['candidate']) {
  if (!candidate) return []
  return [
    { name: words.profile, value: words.changed(momentDayText(candidate.changedAt)) },
    { name: words.applications, value: words.applicationCount(candidate.applications, candidate.openApplications) },
    { name: words.statements, value: words.statementCount(candidate.statements, candidate.shared) },
    { name: words.jobs, value: candidate.jobs },
    { name: words.hiddenCompanies, value: candidate.hiddenCompanies },
  ]
}

/** What is stored of somebody who works for a company, or asked for one. */
function companyFacts({ worksFor, companiesAskedFor, steps, statementsRead, messages }: KeptAccountFacts['hiring']) {
  return [
    ...(worksFor
      ? [{ name: words.worksFor, value: words.since(worksFor.company, momentDayText(worksFor.since)) }]
      : []),
    ...(companiesAskedFor.length > 0
      ? [
          {
            name: words.askedFor,
            value: companiesAskedFor.map(({ name, state }) => words.companyLine(name, state)).join('; '),
          },
        ]
      : []),
    ...(steps > 0 ? [{ name: words.steps, value: steps }] : []),
    ...(messages > 0 ? [{ name: words.messages, value: messages }] : []),
    ...(statementsRead > 0 ? [{ name: words.statementsRead, value: statementsRead }] : []),
  ].map(({ name, value }) => ({ name, value: <Typed>{String(value)}</Typed> }))
}

type Props = Pick<KeptAbout, 'account' | 'organisation_invitations'>

/**
 * What live hiring stores about the address, as counts and states: the team reads no application and no statement.
 * Nothing where it stores nothing.
 */
export function SubjectHiring({ account, organisation_invitations: invitations }: Props) {
  const facts = account ? [...candidateFacts(account.hiring.candidate), ...companyFacts(account.hiring)] : []
  if (facts.length === 0 && invitations.length === 0) return null
  return (
    <section aria-labelledby="hiring">
      <h3 id="hiring">{words.heading}</h3>
      {facts.length > 0 ? (
        <>
          <p>{words.onlyCounts}</p>
          <Facts facts={facts} />
        </>
      ) : null}
      {invitations.length > 0 ? (
        <>
          <h4>{words.invitations}</h4>
          <ul className="bullet-list">
            {invitations.map(({ company, sentAt, state }) => (
              <li key={`${company} ${sentAt}`}>
                <Typed>{words.invitationLine(momentDayText(sentAt), company, state)}</Typed>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
