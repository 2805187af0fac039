import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { MessagesDemo } from '@/components/demonstration/visits/partner/messages-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { threadTabs } from '@/lib/domain/dashboards/partner/load-threads'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'

const path = '/dashboard/partner/messages'

export const metadata = pageMetadata(path)

export default async function PartnerMessagesPage({ searchParams }: PageProps<'/dashboard/partner/messages'>) {
  const { tab, search } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <MessagesDemo
        day={await requestDay()}
        empty={screens[path].empty}
        query={{ tab: chosenOf(threadTabs, tab, 'inbox'), search: givenText(search) }}
      />
    </>
  )
}
