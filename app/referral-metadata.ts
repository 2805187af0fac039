import type { Metadata } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { beginReferralWords, referralTab } from '@/lib/content/casework/referrals'
import type { AddressQuery } from '@/lib/domain/queries/address-query'

type Props = { params: Promise<{ reference: string; section?: string } | { id: string; section?: string }> }

/** Which referral a page is about and which of its steps it is, for the tab. */
export async function referralMetadata({ params }: Props): Promise<Metadata> {
  const asked = await params
  return privatePageMetadata(referralTab('id' in asked ? asked.id : asked.reference, asked.section))
}

/** Beginning a referral: once the receiver is chosen, what the person agrees to. */
export async function newReferralMetadata({
  searchParams,
}: {
  searchParams: Promise<AddressQuery>
}): Promise<Metadata> {
  const { title, consent } = beginReferralWords
  return privatePageMetadata((await searchParams).to === undefined ? title : `${consent}: ${title}`)
}
