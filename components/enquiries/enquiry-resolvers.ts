import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'

import type { KeptAnswers } from '@/components/enquiries/kept-answers'
import { enquiryBySource, type FormSource } from '@/lib/domain/enquiries/callback-enquiry'
import { waitlistApplication } from '@/lib/domain/enquiries/waitlist-application'

// The types a form works with: any field may be missing, and the schema says which may not.
const callbackSchemas: Record<FormSource, z.ZodType<KeptAnswers, KeptAnswers>> = enquiryBySource
const waitlistSchema: z.ZodType<KeptAnswers, KeptAnswers> = waitlistApplication

/** What is blank was not given: one of the phone number and the email address may be missing. */
const withoutBlanks = (answers: KeptAnswers): KeptAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))

export function enquiryResolver(source: FormSource): Resolver<KeptAnswers> {
  const resolve = zodResolver(callbackSchemas[source])
  return (answers, context, options) => resolve(withoutBlanks(answers), context, options)
}

export const waitlistResolver: Resolver<KeptAnswers> = zodResolver(waitlistSchema)
