import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { Support } from '@/components/dashboard/partner/support'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { supportFocuses } from '@/lib/domain/dashboards/partner/load-partner'
import { chosenOf } from '@/lib/domain/lists/address-query'

const path = '/dashboard/partner/support'

export const metadata = pageMetadata(path)

export default async function PartnerSupportPage({ searchParams }: PageProps<'/dashboard/partner/support'>) {
  const { focus } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <Support day={await demoDay()} empty={screens[path].empty} focus={chosenOf(supportFocuses, focus, null)} />
    </>
  )
}
