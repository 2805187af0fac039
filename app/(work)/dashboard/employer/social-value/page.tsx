import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { SocialValueDemo } from '@/components/demonstration/visits/employer/social-value-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { periods } from '@/lib/domain/social-value/measures'

export const metadata = pageMetadata('/dashboard/employer/social-value')

type Props = PageProps<'/dashboard/employer/social-value'>

export default async function EmployerSocialValuePage({ searchParams }: Props) {
  const { period, contract } = await searchParams
  return (
    <>
      <ScreenHeading path="/dashboard/employer/social-value" />
      <SocialValueDemo
        day={await requestDay()}
        query={{ period: chosenOf(periods, period, 'all'), contractId: givenText(contract) || null }}
        empty={screens['/dashboard/employer/social-value'].empty}
      />
    </>
  )
}
