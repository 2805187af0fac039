import { contactIntake } from '@/lib/server/enquiries/contact-intake'
import { receiveAt } from '@/lib/server/enquiries/receive-enquiry'
import { methodNotAllowed } from '@/lib/server/http/method-not-allowed'

const refuse = methodNotAllowed(contactIntake.route)

export const POST = receiveAt(contactIntake)
export const GET = refuse
export const HEAD = refuse
export const PUT = refuse
export const PATCH = refuse
export const DELETE = refuse
export const OPTIONS = refuse
