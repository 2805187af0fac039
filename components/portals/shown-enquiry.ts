import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/** An enquiry as its sender sees it: of what was typed, only the organisation's name. */
export type ShownEnquiry = {
  reference: string
  source: EnquirySource
  state: 'received' | 'contacted' | 'closed'
  sentAt: string
  stateChangedAt: string
  organisation: string | null
}
