import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { detailMetadata } from '@/app/(site)/dashboard/detail-metadata'
import { CasePersonDemo } from '@/components/dashboard/caseworker/case-person-demo'
import { personTabs } from '@/components/dashboard/caseworker/person-tabs'
import { DetailTrail } from '@/components/dashboard/detail-trail'
import { detailScreens } from '@/lib/content/dashboards/screens'
import { chosenOf } from '@/lib/domain/lists/address-query'

const route = '/dashboard/caseworker/candidate/[id]'

export const metadata = detailMetadata(route)

type Props = PageProps<typeof route>

export default async function CasePersonPage({ params, searchParams }: Props) {
  const { id } = await params
  const { tab } = await searchParams
  const { heading, shows, empty } = detailScreens[route]
  return (
    <>
      <DetailTrail route={route} />
      <CasePersonDemo
        day={await demoDay()}
        personId={id}
        tab={chosenOf(personTabs, tab, 'overview')}
        text={{ heading, shows, empty }}
      />
    </>
  )
}
