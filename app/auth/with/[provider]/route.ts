import { goToProvider } from '@/lib/server/auth/go-to-provider'

export async function GET(request: Request, { params }: RouteContext<'/auth/with/[provider]'>): Promise<Response> {
  return goToProvider(request, (await params).provider)
}
