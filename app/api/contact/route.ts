import { receiveEnquiry } from '@/lib/server/enquiries/receive-enquiry'
import { methodNotAllowed } from '@/lib/server/http/method-not-allowed'

export const POST = receiveEnquiry
export const GET = methodNotAllowed
export const HEAD = methodNotAllowed
export const PUT = methodNotAllowed
export const PATCH = methodNotAllowed
export const DELETE = methodNotAllowed
export const OPTIONS = methodNotAllowed
