import type { Route } from 'next'
import { redirect } from 'next/navigation'

import { NotHere } from '@/app/not-here'
import { NewReferralScreen } from '@/components/casework/referrals/new-referral-screen'
import { ReferralConfirmation } from '@/components/casework/referrals/referral-confirmation'
import { ReferralScreen } from '@/components/casework/referrals/referral-screen'
import { ReferralSectionScreen } from '@/components/casework/referrals/referral-section-screen'
import { ReferralsScreen } from '@/components/casework/referrals/referrals-screen'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { referralConfirmationWords as words } from '@/lib/content/casework/referrals'
import { filePath, type LivePortal } from '@/lib/domain/casework/people-portal'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { londonDay } from '@/lib/domain/dates/london-time'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { referralSections } from '@/lib/domain/referrals/referral-form'
import { isReferralReference, mayChangeReferral } from '@/lib/domain/referrals/referral-life'
import { referralQueryOf } from '@/lib/domain/referrals/referral-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadPartnerMembership } from '@/lib/server/casework/membership'
import { loadPerson, ownPartnerName } from '@/lib/server/casework/people'
import {
  loadSeenReferral,
  loadReferralScreen,
  loadReferralTakers,
  nowOf,
  receiversOf,
} from '@/lib/server/casework/referrals'

type Props = { portal: LivePortal; searchParams: Promise<AddressQuery> }
type OneProps = Props & { params: Promise<{ reference: string }> }

/** The list of referrals in either portal. */
export async function ReferralsRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const search = await searchParams
  const query = referralQueryOf(search)
  return <ReferralsScreen portal={portal} query={query} screen={await loadReferralScreen(query)} done={search.done} />
}

/** Whom a form names as the receiver: an organisation that takes referrals now, or the member's own. */
async function loadReceivers(to: AddressQuery[string], again: AddressQuery[string]) {
  const [membership, takers, name] = await Promise.all([
    loadPartnerMembership(),
    loadReferralTakers(),
    ownPartnerName(),
  ])
  return membership && receiversOf({ membership, takers, name }, to, again)
}

/** Beginning a referral. */
export async function NewReferralRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const { to, again, of, find } = await searchParams
  const wanted = givenText(of)
  const [kept, receivers, seen] = await Promise.all([
    keptInput(again),
    loadReceivers(to, again),
    isPersonReference(wanted) ? loadPerson(wanted) : null,
  ])
  if (seen?.outcome === 'missing') return <NotHere />
  // Whoever does not help them says why they open the file first.
  if (receivers?.mayRefer && seen?.outcome === 'why') redirect(filePath(portal, seen.reference) as Route)
  const file = seen?.outcome === 'found' ? { reference: seen.file.reference, name: seen.file.facts.name } : null
  return <NewReferralScreen portal={portal} receivers={receivers} file={file} find={givenText(find)} kept={kept} />
}

/** One referral. */
export async function ReferralRoute({ portal, params, searchParams }: OneProps) {
  await requireAccess(portal)
  const [{ reference }, { again, done }] = await Promise.all([params, searchParams])
  const [referral, kept] = await Promise.all([
    isReferralReference(reference) ? loadSeenReferral(reference) : null,
    keptInput(again),
  ])
  if (!referral) return <NotHere />
  return <ReferralScreen portal={portal} referral={referral} kept={kept} done={done} today={londonDay(new Date())} />
}

/** One section of a referral, or its consent. */
export async function ReferralSectionRoute({
  portal,
  params,
  searchParams,
}: Props & { params: Promise<{ reference: string; section: string }> }) {
  await requireAccess(portal)
  const [{ reference, section: name }, { to, again, done }] = await Promise.all([params, searchParams])
  const section = referralSections.find((one) => one === name)
  if (!section && name !== 'consent') return <NotHere />
  const [referral, kept] = await Promise.all([
    isReferralReference(reference) ? loadSeenReferral(reference) : null,
    keptInput(again),
  ])
  if (!referral) return <NotHere />
  if (section) {
    // The first section names the person whom the others are about.
    if (mayChangeReferral(nowOf(referral)) && referral.facts === null && section !== 'person') {
      redirect(`${portal}/referrals/${reference}/person` as Route)
    }
    return <ReferralSectionScreen portal={portal} referral={referral} part={{ section }} kept={kept} done={done} />
  }
  const isUnchosen = referral.state === 'draft' && !referral.receiverTakes
  const receivers = await loadReceivers(to ?? (isUnchosen ? undefined : referral.receiverId), again)
  if (!receivers) return <NotHere />
  return <ReferralSectionScreen portal={portal} referral={referral} part={{ receivers }} kept={kept} done={done} />
}

/** What the person takes away on paper. */
export async function ReferralConfirmationRoute({ portal, params }: Omit<OneProps, 'searchParams'>) {
  await requireAccess(portal)
  const { reference } = await params
  const referral = isReferralReference(reference) ? await loadSeenReferral(reference) : null
  if (!referral || referral.sentAt === null || referral.consent === null) return <NotHere />
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`${portal}/referrals/${reference}` as Route} className="text-link">
          {words.back}
        </PageLink>
      </p>
      <DetailHeading heading={words.heading} isPrinted />
      <ReferralConfirmation referral={{ ...referral, sentAt: referral.sentAt, ...referral.consent }} />
    </>
  )
}
