import { sendApplicants } from '@/lib/server/hiring/send-applicants'

export const POST = sendApplicants
