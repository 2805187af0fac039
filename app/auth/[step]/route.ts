import { receiveStep } from '@/lib/server/auth/receive-step'

export async function POST(request: Request, { params }: RouteContext<'/auth/[step]'>): Promise<Response> {
  return receiveStep(request, (await params).step)
}
