import { receiveCallback } from '@/lib/server/auth/receive-callback'

export const GET = receiveCallback
