import { waitlistIntake } from '@/lib/server/enquiries/waitlist-intake'
import { receiveAt } from '@/lib/server/enquiries/receive-enquiry'
import { methodNotAllowed } from '@/lib/server/http/method-not-allowed'

const refuse = methodNotAllowed(waitlistIntake.route)

export const POST = receiveAt(waitlistIntake)
export const GET = refuse
export const HEAD = refuse
export const PUT = refuse
export const PATCH = refuse
export const DELETE = refuse
export const OPTIONS = refuse
