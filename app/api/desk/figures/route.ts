import { sendFigures } from '@/lib/server/desk/send-figures'

export const POST = sendFigures
