import { sendOutcomes } from '@/lib/server/casework/send-outcomes'

export const POST = (request: Request): Promise<Response> => sendOutcomes(request, '/dashboard/partnerportal')
