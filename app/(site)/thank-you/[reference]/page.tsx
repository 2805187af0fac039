import '@/app/styles/enquiries.css'
import '@/app/styles/forms.css'

import { NotHere } from '@/app/not-here'
import { pageMetadata } from '@/app/page-metadata'
import { ThankYou } from '@/components/enquiries/thank-you'
import { isReference } from '@/lib/domain/enquiries/reference'
import { readSentEnquiry } from '@/lib/server/enquiries/sent-enquiry'

// No generateStaticParams: each made-up reference would be stored on disk as a page of its own.
export const metadata = pageMetadata('/thank-you')

type Props = { params: Promise<{ reference: string }> }

export default async function ThankYouWithReferencePage({ params }: Props) {
  const { reference } = await params
  if (!isReference(reference)) return <NotHere />
  return <ThankYou reference={reference} sent={await readSentEnquiry(reference)} />
}
