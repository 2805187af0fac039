import { receiveDemonstrationForm } from '@/lib/server/demonstration/receive-demonstration-form'

type Context = { params: Promise<{ side: string; action: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveDemonstrationForm(request, await params)
}
