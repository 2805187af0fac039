import '@/app/styles/forms.css'
import '@/app/styles/breadcrumbs.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'
import '@/app/styles/job-search.css'

import { requestDay } from '@/app/request-day'
import { ExampleBoard } from '@/app/(site)/jobs/example-board'
import { pageMetadata } from '@/app/page-metadata'

export const metadata = pageMetadata('/jobs/examples')

export default async function ExampleJobsPage() {
  return <ExampleBoard path="/jobs/examples" today={await requestDay()} />
}
