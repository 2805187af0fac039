import type { Route } from 'next'
import { redirect } from 'next/navigation'

import { NotHere } from '@/app/not-here'
import { filePath, type LivePortal } from '@/lib/domain/casework/people-portal'
import { ChooseReceiver } from '@/components/casework/referrals/choose-receiver'
import { ReferralConfirmation } from '@/components/casework/referrals/referral-confirmation'
import { ReferralConsent } from '@/components/casework/referrals/referral-consent'
import { ReferralList } from '@/components/casework/referrals/referral-list'
import { ReferralPage } from '@/components/casework/referrals/referral-page'
import { ReferralSectionForm } from '@/components/casework/referrals/referral-section-form'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { ProblemNotice } from '@/components/work/problem-notice'
import { supportConsentWording } from '@/lib/content/casework/people'
import {
  beginReferralWords,
  referralConfirmationWords,
  referralConsentWording,
  referralDone,
  referralListWords,
  referralProblems,
  referralPageWords,
} from '@/lib/content/casework/referrals'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { londonDay } from '@/lib/domain/dates/london-time'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { referralSections } from '@/lib/domain/referrals/referral-form'
import { firstContactClock, isReferralReference, mayChangeReferral } from '@/lib/domain/referrals/referral-life'
import { referralQueryOf } from '@/lib/domain/referrals/referral-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadPartnerMembership } from '@/lib/server/casework/membership'
import { loadPerson, ownPartnerName } from '@/lib/server/casework/people'
import { loadSeenReferral, loadReferralScreen, loadReferralTakers, nowOf } from '@/lib/server/casework/referrals'

type Props = { portal: LivePortal; searchParams: Promise<AddressQuery> }
type OneProps = Props & { params: Promise<{ reference: string }> }

/** The list of referrals in either portal. */
export async function ReferralsRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const search = await searchParams
  const query = referralQueryOf(search)
  const screen = await loadReferralScreen(query)
  return (
    <>
      <DoneNotice words={referralDone} done={search.done} />
      <DetailHeading heading={referralListWords.title} shows={referralListWords.lead} />
      {screen === null ? (
        <EmptyState text={referralListWords.noRight} />
      ) : (
        <ReferralList portal={portal} query={query} {...screen} />
      )}
    </>
  )
}

/** Whom a form names as the receiver: an organisation that takes referrals now, or the member's own. */
async function receiverOf(to: AddressQuery[string], again: AddressQuery[string]) {
  const [membership, takers, name] = await Promise.all([
    loadPartnerMembership(),
    loadReferralTakers(),
    ownPartnerName(),
  ])
  if (membership === null) return null
  const own = { id: membership.organisationId, name }
  const chosen = [own, ...takers].find(({ id }) => id === givenText(to)) ?? null
  const wording =
    chosen === null || chosen.id === own.id
      ? supportConsentWording.of(name)
      : referralConsentWording.of(name, chosen.name)
  const mayRefer = membership.rights.refer && membership.state === 'approved'
  return { own, takers, chosen, wording, mayRefer, again: givenText(again) || null }
}

/** Beginning a referral: who receives it, then what the person agrees to. */
export async function NewReferralRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const { to, again, of } = await searchParams
  const file = givenText(of)
  const [kept, receivers, seen] = await Promise.all([
    keptInput(again),
    receiverOf(to, again),
    isPersonReference(file) ? loadPerson(file) : null,
  ])
  if (!receivers?.mayRefer) return <EmptyState text={beginReferralWords.noRight} />
  if (seen?.outcome === 'missing') return <NotHere />
  // Whoever does not help them says why they open the file first.
  if (seen?.outcome === 'why') redirect(filePath(portal, seen.reference) as Route)
  const name = seen?.file.facts.name
  const ofFile = seen?.file.reference
  const path = `${portal}/referrals/new${ofFile ? `?of=${ofFile}` : ''}` as Route
  // What was typed for an organisation that stopped taking referrals goes on to the next one.
  const { chosen } = receivers
  return (
    <>
      {ofFile ? (
        <p>
          <PageLink href={filePath(portal, ofFile) as Route} className="text-link">
            {beginReferralWords.backToFile}
          </PageLink>
        </p>
      ) : null}
      <DetailHeading
        heading={name ? beginReferralWords.fromFile(name) : beginReferralWords.title}
        shows={name ? beginReferralWords.fromFileText(name) : beginReferralWords.lead}
      />
      {chosen === null || (ofFile && chosen.id === receivers.own.id) ? (
        <>
          <ProblemNotice kept={kept} forms={['referral-begin']} />
          <ChooseReceiver action={`${portal}/referrals/new` as Route} {...receivers} of={ofFile} />
        </>
      ) : (
        <ReferralConsent
          portal={portal}
          receiver={chosen}
          wording={receivers.wording}
          otherHref={path}
          of={ofFile}
          kept={kept}
        />
      )}
    </>
  )
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
  const today = londonDay(new Date())
  return (
    <>
      <DoneNotice words={referralDone} done={done} />
      <ProblemNotice kept={kept} forms={['referral-consent']} />
      <ReferralPage
        portal={portal}
        referral={referral}
        clock={firstContactClock(referral.state, referral.contactDueOn, today, bankHolidayDays)}
        kept={kept}
        today={today}
      />
    </>
  )
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
  const at = `${portal}/referrals/${reference}`
  if (!mayChangeReferral(nowOf(referral))) {
    return (
      <EmptyState
        text={referralProblems.not_now}
        link={{ label: referralPageWords.heading(reference), href: at as Route }}
      />
    )
  }
  if (section) {
    // The first section names the person whom the others are about.
    if (referral.facts === null && section !== 'person') redirect(`${at}/person` as Route)
    return (
      <>
        <DoneNotice words={referralDone} done={done} />
        <ReferralSectionForm portal={portal} section={section} referral={referral} kept={kept} />
      </>
    )
  }
  const isDraft = referral.state === 'draft'
  const asked = to ?? (isDraft && !referral.receiverTakes ? undefined : referral.receiverId)
  const receivers = await receiverOf(asked, again)
  if (!receivers) return <NotHere />
  const receiver = isDraft ? receivers.chosen : { id: referral.receiverId, name: referral.receiver }
  const path = `${at}/consent` as Route
  const wording =
    receiver && receiver.id !== receivers.own.id
      ? referralConsentWording.of(receivers.own.name, receiver.name)
      : supportConsentWording.of(receivers.own.name)
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={at as Route} className="text-link">
          {referralPageWords.heading(reference)}
        </PageLink>
      </p>
      <DetailHeading heading={referralPageWords.consent} />
      {receiver === null ? (
        <>
          <ProblemNotice kept={kept} forms={['referral-consent']} />
          <ChooseReceiver action={path} {...receivers} />
        </>
      ) : (
        <ReferralConsent
          portal={portal}
          receiver={receiver}
          wording={wording}
          otherHref={isDraft ? (`${path}?to=other` as Route) : null}
          about={{ reference, version: String(referral.version) }}
          kept={kept}
        />
      )}
    </>
  )
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
          {referralConfirmationWords.back}
        </PageLink>
      </p>
      <DetailHeading heading={referralConfirmationWords.heading} isPrinted />
      <ReferralConfirmation referral={{ ...referral, sentAt: referral.sentAt, wording: referral.consent.wording }} />
    </>
  )
}
