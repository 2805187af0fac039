import { sendStoryOutcomes } from '@/lib/server/demonstration/outcomes'

export const POST = (request: Request): Promise<Response> => sendStoryOutcomes(request, 'caseworker')
