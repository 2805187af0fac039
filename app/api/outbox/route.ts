import { sendOutboxFor } from '@/lib/server/emails/send-outbox-for'

export const dynamic = 'force-dynamic'

/** For a scheduler, where no server stays up to send what is left. */
export const GET = sendOutboxFor
export const POST = sendOutboxFor
