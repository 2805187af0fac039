import { receiveQuestion } from '@/lib/server/casework/receive-question'

export const POST = receiveQuestion
