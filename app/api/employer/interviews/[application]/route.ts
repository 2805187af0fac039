import { sendInterviewToMember } from '@/lib/server/hiring/send-interview'

type Context = { params: Promise<{ application: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return sendInterviewToMember((await params).application)
}
