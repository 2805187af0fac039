import { answerWho } from '@/lib/server/auth/answer-who'

export const GET = answerWho
