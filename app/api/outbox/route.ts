import { sendOutboxFor } from '@/lib/server/emails/send-outbox-for'

export const dynamic = 'force-dynamic'

/** For a scheduler, where no server keeps running to send the remaining emails. */
export const GET = sendOutboxFor
export const POST = sendOutboxFor
