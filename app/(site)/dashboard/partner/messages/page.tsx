import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { Messages } from '@/components/dashboard/partner/messages'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { threadTabs } from '@/lib/domain/dashboards/partner/load-threads'
import { chosenOf, givenText } from '@/lib/domain/lists/address-query'

const path = '/dashboard/partner/messages'

export const metadata = pageMetadata(path)

export default async function PartnerMessagesPage({ searchParams }: PageProps<'/dashboard/partner/messages'>) {
  const { tab, search } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <Messages
        day={await demoDay()}
        empty={screens[path].empty}
        query={{ tab: chosenOf(threadTabs, tab, 'inbox'), search: givenText(search) }}
      />
    </>
  )
}
