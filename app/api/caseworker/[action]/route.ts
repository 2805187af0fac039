import { caseworkForms } from '@/lib/server/casework/casework-form-list'
import { receiveGuardedForm } from '@/lib/server/forms/receive-guarded-form'

type Context = { params: Promise<{ action: string }> }

const portal = '/dashboard/caseworkerportal'
const forms = caseworkForms(portal)

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveGuardedForm(request, { guarded: portal, area: 'casework', forms, action: (await params).action })
}
