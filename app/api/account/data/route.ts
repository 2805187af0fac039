import { sendAccountData } from '@/lib/server/accounts/send-account-data'

export const POST = sendAccountData
