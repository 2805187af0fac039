import { notFound } from 'next/navigation'

import { pageMetadata } from '@/app/page-metadata'
import { ThankYou } from '@/components/enquiries/thank-you'
import { isReference } from '@/lib/domain/enquiries/reference'

// No generateStaticParams: each made-up reference would be kept on disk as a page of its own.
export const metadata = pageMetadata('/thank-you')

type Props = { params: Promise<{ reference: string }> }

export default async function ThankYouWithReferencePage({ params }: Props) {
  const { reference } = await params
  if (!isReference(reference)) notFound()
  return <ThankYou reference={reference} />
}
