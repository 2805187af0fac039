import type { DescribedLink } from '@/lib/content/prose/article'
import { callBackTime } from '@/lib/content/site/call-back-time'

/** The button on each page of the guide, after the short answer. */
export const employerCall = {
  label: 'Request a Call Back',
  href: '/employers#call-back',
  text: `Talk it through with someone on our team within ${callBackTime}.`,
} as const satisfies DescribedLink
