import { receiveOwnReferral } from '@/lib/server/casework/receive-own-referral'

export const POST = (request: Request): Promise<Response> => receiveOwnReferral(request)
