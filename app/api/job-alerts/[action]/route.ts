import { receiveJobAlert } from '@/lib/server/hiring/receive-job-alert'

type Context = { params: Promise<{ action: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveJobAlert(request, (await params).action)
}
