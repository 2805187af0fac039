import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'

import type { EnquiryValues } from '@/components/enquiries/enquiry-fields'
import { enquiryBySource, type FormSource } from '@/lib/domain/enquiries/callback-enquiry'

// As a form knows them: any field may be missing, and the schema says which may not.
const schemas: Record<FormSource, z.ZodType<EnquiryValues, EnquiryValues>> = enquiryBySource

export const enquiryResolver = (source: FormSource): Resolver<EnquiryValues> => zodResolver(schemas[source])
