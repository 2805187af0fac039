import { NotFoundMessage } from '@/components/layout/not-found-message'

/** For a page of the site that finds nothing to show: the site's layout is around it already. */
export default function SiteNotFound() {
  return <NotFoundMessage />
}
