import { goHome } from '@/lib/server/auth/go-home'

export const GET = goHome
