import { askPasskeyQuestion } from '@/lib/server/auth/passkey-question'

export const POST = askPasskeyQuestion
