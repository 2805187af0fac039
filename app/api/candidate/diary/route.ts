import { sendDiary } from '@/lib/server/casework/send-diary'

export async function GET(): Promise<Response> {
  return sendDiary()
}
