import { answerSignedInUser } from '@/lib/server/auth/answer-signed-in-user'

export const GET = answerSignedInUser
