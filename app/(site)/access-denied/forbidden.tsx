import { AccessDenied } from '@/components/auth/access-denied'

/** Here and not for the whole site, whose every page would bring it along. */
export default function Forbidden() {
  return <AccessDenied />
}
