import { sendSupportFeed } from '@/lib/server/casework/support-calendar'

type Context = { params: Promise<{ token: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return sendSupportFeed((await params).token)
}
