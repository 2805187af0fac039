import { waitlistIntake } from '@/lib/server/enquiries/waitlist-intake'
import { enquiryEndpoint } from '@/lib/server/enquiries/receive-enquiry'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = enquiryEndpoint(waitlistIntake)
