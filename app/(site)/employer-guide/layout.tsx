import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/fold.css'

import type { ReactNode } from 'react'

type Props = { children: ReactNode }

export default function EmployerGuideLayout({ children }: Props) {
  return children
}
