import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'

import type { Answers } from '@/components/enquiries/kept-answers'
import { enquiryBySource, type FormSource } from '@/lib/domain/enquiries/callback-enquiry'
import { waitlistApplication } from '@/lib/domain/enquiries/waitlist-application'

// The types a form works with: any field may be missing, and the schema says which may not.
const callbackSchemas: Record<FormSource, z.ZodType<Answers, Answers>> = enquiryBySource
const waitlistSchema: z.ZodType<Answers, Answers> = waitlistApplication

export const enquiryResolver = (source: FormSource): Resolver<Answers> => zodResolver(callbackSchemas[source])

export const waitlistResolver: Resolver<Answers> = zodResolver(waitlistSchema)
