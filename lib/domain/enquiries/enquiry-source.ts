import type { FormSource } from '@/lib/domain/enquiries/callback-enquiry'

/** Where an enquiry came from: one of the callback forms, or the candidates' waitlist. */
export type EnquirySource = FormSource | 'waitlist'
