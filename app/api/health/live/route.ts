export const dynamic = 'force-dynamic'

/** The process is responding: nothing else is checked. */
export function GET(): Response {
  return Response.json({ status: 'UP' }, { headers: { 'Cache-Control': 'no-store' } })
}
