import { sendSubjectData } from '@/lib/server/desk/send-subject-data'

export const POST = sendSubjectData
