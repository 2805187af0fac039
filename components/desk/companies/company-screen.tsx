import type { Route } from 'next'
import type { ReactNode } from 'react'

import { Badge, type BadgeTone } from '@/components/work/badge'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { Facts } from '@/components/work/facts'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { PartnerFactList } from '@/components/casework/organisation/partner-fact-list'
import { CompanyAnswers } from '@/components/desk/companies/company-answers'
import { CompanyChecks } from '@/components/desk/companies/company-checks'
import { TelLink } from '@/components/work/tel-link'
import { EmailText } from '@/components/ui/email-text'
import { PageLink } from '@/components/ui/page-link'
import { companyDecisionDone, companyEventText, deskCompanyWords as words } from '@/lib/content/desk/companies'
import { companyFactWords, companySizeWords } from '@/lib/content/hiring/company'
import { sectorLabels } from '@/lib/content/job-board/board'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import type { CompanyFacts, CompanyState } from '@/lib/domain/companies/company'
import type { PartnerFacts } from '@/lib/domain/companies/partner-form'
import type { ListedCheck } from '@/lib/domain/companies/company-decision'
import { websiteLink, websiteText } from '@/lib/domain/desk/contact-links'
import type { WebsiteMatch } from '@/lib/domain/companies/website-match'

type Props = {
  company: (({ kind: 'employer' } & CompanyFacts) | ({ kind: 'partner' } & PartnerFacts)) & {
    id: string
    version: number
    state: CompanyState
    answer: string
    askedAs: string
    askedAt: string
    wanted: { name: string; number: string } | null
  }
  /** Null when the account no longer exists. */
  asker: { email: string; name: string; made_at: string } | null
  match: WebsiteMatch | null
  members: readonly { id: string; email: string; manages: boolean; joined_at: string }[]
  events: readonly { kind: string; at: string; who: string | null }[]
  checks: readonly (ListedCheck & { found: string; at: string; who: string | null })[]
  others: readonly { id: string; name: string; state: CompanyState; number: string }[]
  kept: KeptForm | null
  /** Whatever the URL says was done. */
  done: unknown
}

const tones = { waiting: 'wait', returned: 'plain', approved: 'good', paused: 'stop' } as const satisfies Record<
  CompanyState,
  BadgeTone
>

type SectionProps = { id: string; heading: string; children: ReactNode }

const Section = ({ id, heading, children }: SectionProps) => (
  <section className="dash-section" aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
)

/** A link if it can be one: whoever answers looks at it. */
function Website({ typed }: { typed: string }) {
  const href = websiteLink(typed)
  const text = (
    <bdi dir="auto">
      <EmailText email={websiteText(typed)} />
    </bdi>
  )
  return href ? (
    <a href={href} rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  )
}

const factsOfCompany = ({ phone, sector, size, sites }: CompanyFacts) => [
  { name: companyFactWords.phone, value: phone === '' ? companyFactWords.notGiven : <TelLink phone={phone} /> },
  { name: companyFactWords.sector, value: sectorLabels[sector] },
  { name: companyFactWords.size, value: companySizeWords[size] },
  {
    name: companyFactWords.sites,
    value: (
      <ul className="plain-list">
        {sites.map((site) => (
          <li key={site.id}>
            <Typed>{`${site.name}, ${site.town}, ${site.postcode}`}</Typed>
          </li>
        ))}
      </ul>
    ),
  },
]

/** One organisation: what it says, who asked, what supports it, and the team's answers. */
export function DeskCompanyScreen({ company, asker, match, members, events, checks, others, kept, done }: Props) {
  const { name, number, website, state, answer, wanted } = company
  // Written in the same transaction, and so at the same time.
  const isUnchecked = (event: { kind: string; at: string }) =>
    event.kind === 'approved' && checks.some(({ what, at }) => what === 'none' && at === event.at)
  // The latest comes first.
  const decision = events.find(({ kind }) => kind === state || (state === 'approved' && kind === 'resumed'))
  return (
    <>
      <DoneNotice words={companyDecisionDone} done={done} />
      <DetailHeading
        heading={name}
        shows={decision && words.decided(companyEventText(decision.kind), decision.who, momentText(decision.at))}
      >
        <div className="dash-badges">
          <Badge tone="plain">{words.kinds[company.kind]}</Badge>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          {wanted ? <Badge tone="wait">{words.isChange}</Badge> : null}
        </div>
      </DetailHeading>
      <div className="desk-columns">
        <div>
          {answer === '' ? null : (
            <Section id="told" heading={words.told}>
              <p>
                <Typed>{answer}</Typed>
              </p>
            </Section>
          )}
          <Section id="facts" heading={words.facts[company.kind]}>
            <div className="dash-fact-rows">
              <Facts
                facts={[
                  ...(wanted
                    ? [{ name: words.wanted, value: <Typed>{words.wantedValue(wanted.name, wanted.number)}</Typed> }]
                    : []),
                  {
                    name: companyFactWords.number,
                    value:
                      number === '' ? (
                        companyFactWords.notGiven
                      ) : (
                        <a
                          href={`https://find-and-update.company-information.service.gov.uk/company/${number}`}
                          rel="noreferrer"
                        >
                          {number}, {words.registeredLink}
                        </a>
                      ),
                  },
                  {
                    name: companyFactWords.website,
                    value: website === '' ? companyFactWords.notGiven : <Website typed={website} />,
                  },
                  ...(company.kind === 'employer' ? factsOfCompany(company) : []),
                ]}
              />
              {company.kind === 'partner' ? <PartnerFactList organisation={company} isChecked /> : null}
            </div>
          </Section>
          <Section id="asker" heading={words.asker}>
            {asker ? (
              <>
                <div className="dash-fact-rows">
                  <Facts
                    facts={[
                      {
                        name: words.askedBy,
                        value: <Typed>{asker.name ? `${asker.name},\n${asker.email}` : asker.email}</Typed>,
                      },
                      { name: words.askedAs, value: <Typed>{company.askedAs}</Typed> },
                      { name: words.columns.asked, value: momentDayText(company.askedAt) },
                      { name: words.accountMade, value: momentDayText(asker.made_at) },
                      ...(match ? [{ name: words.match, value: words.matches[match] }] : []),
                    ]}
                  />
                </div>
                {state === 'waiting' && !checks.some(({ what }) => what === 'phone') ? (
                  <p>{words.matchHint[match === 'no_website' ? 'none' : 'website']}</p>
                ) : null}
              </>
            ) : (
              <p>{words.gone}</p>
            )}
          </Section>
          <Section id="others" heading={words.others}>
            {others.length === 0 ? (
              <p>{words.noOthers}</p>
            ) : (
              <ul>
                {others.map((other) => (
                  <li key={other.id}>
                    <PageLink href={`/dashboard/team/companies/${other.id}` as Route}>
                      <Typed>{other.name}</Typed>
                    </PageLink>
                    , {other.number === '' ? companyFactWords.notGiven : other.number}, {words.states[other.state]}
                  </li>
                ))}
              </ul>
            )}
          </Section>
          <Section id="members" heading={words.members}>
            {members.length === 0 ? (
              <p>{words.noMembers}</p>
            ) : (
              <ul>
                {members.map(({ id, email, manages }) => (
                  <li key={id}>
                    <Typed>{email}</Typed>
                    {manages ? ` (${words.manages})` : ''}
                  </li>
                ))}
              </ul>
            )}
          </Section>
        </div>
        <div>
          <CompanyChecks company={company.id} checks={checks} kept={kept} />
          <CompanyAnswers
            company={company}
            checks={checks}
            kept={kept?.values.form === 'company-checked' ? null : kept}
          />
          {events.length === 0 ? null : (
            <Section id="history" heading={words.history}>
              <ul className="plain-list dash-timeline">
                {events.map(({ kind, at, who }, index) => (
                  <li key={index}>
                    <strong>{isUnchecked({ kind, at }) ? words.withoutCheck : companyEventText(kind)}</strong>
                    <span>{words.byWhom(who, momentText(at))}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </>
  )
}
