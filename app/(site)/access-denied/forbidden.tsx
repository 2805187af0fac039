import { AccessDenied } from '@/components/auth/access-denied'

/** In this folder only: at the root of the site every page would load it. */
export default function Forbidden() {
  return <AccessDenied />
}
