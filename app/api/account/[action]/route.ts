import { receiveAccountForm } from '@/lib/server/accounts/receive-account-form'

type Context = { params: Promise<{ action: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveAccountForm(request, (await params).action)
}
