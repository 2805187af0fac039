import { showStopPage, stopEmails } from '@/lib/server/emails/stop-emails'

export const GET = showStopPage
export const POST = stopEmails
