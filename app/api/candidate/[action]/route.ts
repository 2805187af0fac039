import { receiveGuardedForm } from '@/lib/server/forms/receive-guarded-form'
import { candidateForms } from '@/lib/server/hiring/candidate-form-list'

type Context = { params: Promise<{ action: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveGuardedForm(request, {
    guarded: '/dashboard/candidateportal',
    area: 'hiring',
    forms: candidateForms,
    action: (await params).action,
  })
}
