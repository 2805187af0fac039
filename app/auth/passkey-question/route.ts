export { askPasskeyQuestion as POST } from '@/lib/server/auth/passkey-question'
