import { sendPeople } from '@/lib/server/casework/send-people'

export const POST = (request: Request): Promise<Response> => sendPeople(request, '/dashboard/partnerportal')
