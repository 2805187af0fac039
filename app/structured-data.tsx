import {
  breadcrumbData,
  faqData,
  jobPostingData,
  organizationData,
  structuredDataText,
  websiteData,
} from '@/lib/content/site/structured-data'
import type { PagePath } from '@/lib/content/site/pages'
import { serverEnv } from '@/lib/server/env'

type DataProps = { data: Parameters<typeof structuredDataText>[0] }

function StructuredData({ data }: DataProps) {
  // React would write the quotes in a text child as &quot;, which a script element does not decode.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(data) }} />
}

/** On the home page: who runs the site, and what the site is. */
export function SiteData() {
  return (
    <>
      <StructuredData data={organizationData(serverEnv.SITE_URL)} />
      <StructuredData data={websiteData(serverEnv.SITE_URL)} />
    </>
  )
}

type BreadcrumbProps = { path: PagePath }

/** For pages that show breadcrumbs. */
export function BreadcrumbData({ path }: BreadcrumbProps) {
  return <StructuredData data={breadcrumbData(serverEnv.SITE_URL, path)} />
}

type JobProps = Omit<Parameters<typeof jobPostingData>[0], 'siteUrl'>

/** For the page of a real job that is open. */
export function JobData(props: JobProps) {
  return <StructuredData data={jobPostingData({ ...props, siteUrl: serverEnv.SITE_URL })} />
}

type FaqProps = { questions: Parameters<typeof faqData>[0] }

/** For pages that show questions and answers. */
export function FaqData({ questions }: FaqProps) {
  return <StructuredData data={faqData(questions)} />
}
