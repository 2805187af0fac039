import type { InterviewDetails } from '../../lib/domain/applications/interview-slots'

/** An interview of which the employer has said only when and where. */
export const noDetails: InterviewDetails = { postcode: '', askFor: '', bring: '', phone: '' }
