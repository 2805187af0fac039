import { llmsText } from '@/lib/content/site/llms-text'
import { serverEnv } from '@/lib/server/env'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(llmsText(serverEnv.SITE_URL), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
