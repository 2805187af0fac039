import { pageMetadata } from '@/app/page-metadata'
import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.signIn

export const metadata = pageMetadata('/sign-in')

export default function SignInPage() {
  return <ComingPage page={page} />
}
