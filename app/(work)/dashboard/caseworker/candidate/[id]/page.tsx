import { requestDay } from '@/app/request-day'
import { detailMetadata } from '@/app/(work)/dashboard/detail-metadata'
import { CasePersonDemo } from '@/components/demonstration/visits/caseworker/case-person-demo'
import { personTabs } from '@/components/demonstration/caseworker/person-tabs'
import { DetailTrail } from '@/components/demonstration/detail-trail'
import { detailScreens, type Screen } from '@/lib/content/dashboards/screens'
import { chosenOf } from '@/lib/domain/queries/address-query'

const route = '/dashboard/caseworker/candidate/[id]'

export const metadata = detailMetadata(route)

type Props = PageProps<typeof route>

export default async function CasePersonPage({ params, searchParams }: Props) {
  const { id } = await params
  const { tab } = await searchParams
  const { heading, shows, empty }: Screen = detailScreens[route]
  return (
    <>
      <DetailTrail route={route} />
      <CasePersonDemo
        day={await requestDay()}
        query={{ personId: id, tab: chosenOf(personTabs, tab, 'overview') }}
        text={{ heading, shows, empty }}
      />
    </>
  )
}
