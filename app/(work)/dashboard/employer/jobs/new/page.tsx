import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { PostJobDemo } from '@/components/demonstration/visits/employer/post-job-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'

const path = '/dashboard/employer/jobs/new'

export const metadata = pageMetadata(path)

export default async function EmployerPostJobPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <PostJobDemo day={await requestDay()} />
    </>
  )
}
