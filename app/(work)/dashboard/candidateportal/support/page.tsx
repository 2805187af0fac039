import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { helpTasks } from '@/components/casework/support/help-tasks'
import { OwnReferrals } from '@/components/casework/support/own-referrals'
import { NoCode } from '@/components/casework/support/no-code'
import { OwnSupport } from '@/components/casework/support/own-support'
import { SupporterTabs } from '@/components/casework/support/supporter-tabs'
import { PageLink } from '@/components/ui/page-link'
import { ownMentoringWords } from '@/lib/content/casework/mentoring'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { ProblemNotice } from '@/components/work/problem-notice'
import { ownSupportDone, ownSupportWords as words } from '@/lib/content/casework/own-support'
import { londonDay } from '@/lib/domain/dates/london-time'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnReferrals } from '@/lib/server/casework/referrals'
import { loadOwnSupport } from '@/lib/server/casework/people'
import { loadSuggestions } from '@/lib/server/casework/work-search'
import { loadUnreadSupport } from '@/lib/server/casework/support-messages'

export const metadata = privatePageMetadata(words.title)

export default async function SupportRoute({ searchParams }: PageProps<'/dashboard/candidateportal/support'>) {
  await requireAccess('/dashboard/candidateportal')
  const search = await searchParams
  const today = londonDay(new Date())
  const [kept, supporters, unread, referrals, suggestions] = await Promise.all([
    keptInput(search.again),
    loadOwnSupport(),
    loadUnreadSupport(),
    loadOwnReferrals(),
    loadSuggestions(today),
  ])
  const wanted = kept?.values.file ?? givenText(search.of)
  const shown = supporters.find(({ id }) => id === wanted) ?? supporters[0]
  const [suggested] = helpTasks({ unread: [], suggestions, step: null })
  const withoutFile = referrals.filter(({ file }) => file === null)
  const newIn = (supporter: (typeof supporters)[number]): number =>
    unread?.find(({ reference }) => reference === supporter.file.reference)?.unread ?? 0
  return (
    <>
      <DoneNotice words={ownSupportDone} done={search.done} />
      <ProblemNotice kept={kept} forms={['support-shares', 'support-sort']} />
      <DetailHeading heading={words.title} shows={words.lead} isPrinted={supporters.length + withoutFile.length > 0} />
      {withoutFile.length === 0 ? null : (
        <OwnReferrals idPrefix="own" referrals={withoutFile} kept={kept} to="candidate" />
      )}
      {shown === undefined ? (
        <>
          <EmptyState text={words.none} link={{ label: words.useCode, href: '/account/support' }} />
          <NoCode />
        </>
      ) : (
        <>
          <SupporterTabs
            supporters={supporters.map((one) => ({ ...one, unread: newIn(one) }))}
            shown={shown.id}
            path="/dashboard/candidateportal/support"
          />
          <OwnSupport
            {...shown}
            unread={newIn(shown)}
            referrals={referrals.filter(({ file }) => file === shown.id)}
            kept={kept}
            today={today}
          >
            {suggested ? (
              <p className="notice">
                {suggested.headline}. <PageLink href={suggested.href}>{suggested.label}</PageLink>
              </p>
            ) : null}
          </OwnSupport>
          <p className="not-on-paper">
            <PageLink href="/dashboard/candidateportal/mentoring">{ownMentoringWords.fromSupport}</PageLink>
          </p>
          <p className="not-on-paper">
            <PageLink href="/account/support">{words.anotherCode}</PageLink>
          </p>
        </>
      )}
    </>
  )
}
