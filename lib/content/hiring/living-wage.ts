import { payText } from '@/lib/content/wording/job-text'
import { minimumWage } from '@/lib/domain/job-board/minimum-wage'

/** The National Living Wage as it is written in a sentence. */
export const livingWage = payText({ from: minimumWage.pence, to: minimumWage.pence, per: 'hour' })
