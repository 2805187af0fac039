import { receiveGuardedForm } from '@/lib/server/forms/receive-guarded-form'
import { joinForms } from '@/lib/server/hiring/join-forms'

type Context = { params: Promise<{ action: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveGuardedForm(request, {
    guarded: '/account',
    area: 'hiring',
    forms: joinForms,
    action: (await params).action,
  })
}
