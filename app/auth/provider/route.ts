import { returnFromProvider } from '@/lib/server/auth/go-to-provider'

export const GET = returnFromProvider
