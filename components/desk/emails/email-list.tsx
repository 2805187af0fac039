import type { Route } from 'next'

import { DataTable } from '@/components/work/data-table'
import { DetailHeading } from '@/components/work/detail-heading'
import { LinkTabs } from '@/components/work/link-tabs'
import { ListSection } from '@/components/work/list-section'
import type { KeptForm } from '@/components/work/posted-form'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import {
  causeText,
  deskEmailWords,
  emailDoneWords,
  outboxKindWords,
  emailStates,
  triesText,
  type EmailState,
} from '@/lib/content/desk/emails'
import { momentText } from '@/lib/content/wording/moment-text'

type ListedEmail = {
  id: string
  kind: string
  status: string
  attempts: number
  createdAt: string
  nextAttemptAt: string
  provider: string | null
  code: string | null
  canBeSent: boolean
  reference: string | null
}

type Props = {
  state: EmailState
  emails: readonly ListedEmail[]
  /** How many there are of each, up to 100. */
  counts: Readonly<Record<EmailState, number>>
  moreHref: Route | null
  isFirst: boolean
  done: unknown
  kept: KeptForm | null
}

const { columns } = deskEmailWords
const page = '/dashboard/team/emails'
const kindOf = ({ kind }: ListedEmail): string => outboxKindWords[kind] ?? kind
const aboutOf = ({ kind, reference }: ListedEmail): string =>
  reference ?? (kind === 'subject_request' ? deskEmailWords.dataRequest : deskEmailWords.noReference)
/** An email about a data request doesn’t name the request, so it leads to all of them. */
const pageAbout = ({ kind, reference }: ListedEmail): Route | null =>
  reference
    ? (`/dashboard/team/enquiries/${reference}` as Route)
    : kind === 'subject_request'
      ? '/dashboard/team/subjects'
      : null

function TryAgain({ email }: { email: ListedEmail }) {
  return email.canBeSent ? (
    <form action="/api/desk/email-requeue" method="post">
      <input type="hidden" name="email" value={email.id} />
      <Button type="submit" look="secondary" isSmall>
        {deskEmailWords.tryOne}
        <span className="visually-hidden"> {deskEmailWords.tryOneOf(kindOf(email), aboutOf(email))}</span>
      </Button>
    </form>
  ) : (
    deskEmailWords.emptied
  )
}

/** Emails that are waiting or were given up, without their text or recipients. */
export function EmailList({ state, emails, counts, moreHref, isFirst, done, kept }: Props) {
  const isDead = state === 'dead'
  return (
    <>
      <DoneNotice words={emailDoneWords} done={done} />
      <ProblemNotice kept={kept} forms={['email-requeue', 'emails-requeue']} />
      <DetailHeading heading={deskEmailWords.heading} shows={deskEmailWords.lead} />
      <LinkTabs
        label={deskEmailWords.tabs}
        values={emailStates}
        current={state}
        labelOf={(value) => deskEmailWords.states[value]}
        hrefOf={(value) => (value === 'dead' ? page : `${page}?show=${value}`) as Route}
        countOf={(value) => counts[value]}
      />
      <ListSection
        heading={deskEmailWords.heads[state]}
        isEmpty={emails.length === 0}
        empty={{ text: deskEmailWords.empty[state] }}
      >
        <div className="stack">
          <p>{deskEmailWords.explain[state]}</p>
          {isDead ? (
            <form action="/api/desk/emails-requeue" method="post">
              <Button type="submit" look="secondary" isSmall>
                {deskEmailWords.tryAll}
              </Button>
            </form>
          ) : null}
          <DataTable
            caption={deskEmailWords.heads[state]}
            isCaptionHidden
            columns={[
              { label: columns.kind, cell: kindOf },
              {
                label: columns.about,
                cell: (email) => {
                  const href = pageAbout(email)
                  return href ? (
                    <PageLink href={href} className="row-link">
                      {aboutOf(email)}
                    </PageLink>
                  ) : (
                    aboutOf(email)
                  )
                },
              },
              { label: columns.age, cell: ({ createdAt }) => momentText(createdAt) },
              { label: columns.attempts, cell: ({ attempts }) => triesText(attempts) },
              {
                label: columns.cause,
                cell: ({ provider, code }) => (
                  <Typed>{code === null ? deskEmailWords.noCause : causeText(provider, code)}</Typed>
                ),
              },
              isDead
                ? { label: columns.again, isUnnamed: true, cell: (email) => <TryAgain email={email} /> }
                : {
                    label: columns.next,
                    cell: ({ status, nextAttemptAt }) =>
                      status === 'sending' ? deskEmailWords.sendingNow : momentText(nextAttemptAt),
                  },
            ]}
            rows={emails}
            rowKey={({ id }) => id}
          />
          {isFirst ? null : (
            <p>
              <PageLink href={isDead ? page : (`${page}?show=${state}` as Route)}>{deskEmailWords.first}</PageLink>
            </p>
          )}
          {moreHref ? (
            <p>
              <PageLink href={moreHref}>{deskEmailWords.more}</PageLink>
            </p>
          ) : null}
        </div>
      </ListSection>
    </>
  )
}
