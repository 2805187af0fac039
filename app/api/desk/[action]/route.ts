import { deskForms } from '@/lib/server/desk/desk-form-list'
import { receiveGuardedForm } from '@/lib/server/forms/receive-guarded-form'

type Context = { params: Promise<{ action: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveGuardedForm(request, {
    guarded: '/dashboard/team',
    area: 'desk',
    forms: deskForms,
    action: (await params).action,
  })
}
