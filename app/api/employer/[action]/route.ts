import { receiveGuardedForm } from '@/lib/server/forms/receive-guarded-form'
import { employerForms } from '@/lib/server/hiring/employer-form-list'

type Context = { params: Promise<{ action: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveGuardedForm(request, {
    guarded: '/dashboard/employerportal',
    area: 'hiring',
    forms: employerForms,
    action: (await params).action,
  })
}
