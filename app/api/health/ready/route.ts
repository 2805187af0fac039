import { checkReadiness } from '@/lib/server/health/check-readiness'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const readiness = await checkReadiness()
  return Response.json(readiness, {
    status: readiness.status === 'DOWN' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}
