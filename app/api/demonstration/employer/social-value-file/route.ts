import { sendStorySocialValue } from '@/lib/server/demonstration/social-value'

export const POST = sendStorySocialValue
