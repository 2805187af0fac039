import { AccessDenied } from '@/components/auth/access-denied'

export default function Forbidden() {
  return <AccessDenied />
}
