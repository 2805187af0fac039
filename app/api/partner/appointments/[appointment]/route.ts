import { sendSupportAppointment } from '@/lib/server/casework/support-calendar'

type Context = { params: Promise<{ appointment: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return sendSupportAppointment('/dashboard/partnerportal', (await params).appointment)
}
