import { sendNamesakes } from '@/lib/server/casework/send-people'

export const POST = (request: Request): Promise<Response> => sendNamesakes(request, '/dashboard/caseworkerportal')
