import { contactIntake } from '@/lib/server/enquiries/contact-intake'
import { enquiryEndpoint } from '@/lib/server/enquiries/receive-enquiry'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = enquiryEndpoint(contactIntake)
