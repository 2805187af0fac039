import type { Metadata } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { isPersonReference } from '@/lib/domain/casework/supported-person'

type Props = { params: Promise<{ reference: string } | { id: string }> }

/** Which page it is, and about whom: the reference alone, because browsers keep titles. */
export const personMetadata =
  (page: string) =>
  async ({ params }: Props): Promise<Metadata> => {
    const asked = await params
    const reference = 'id' in asked ? asked.id : asked.reference
    return privatePageMetadata(isPersonReference(reference) ? `${page}: ${reference}` : page)
  }
