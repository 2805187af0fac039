import { receiveSmsHook } from '@/lib/server/sms/receive-sms-hook'

export const POST = receiveSmsHook
