import { sendSocialValue } from '@/lib/server/hiring/send-social-value'

export const POST = sendSocialValue
