import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/fold.css'
import '@/app/styles/resources.css'

import type { ReactNode } from 'react'

type Props = { children: ReactNode }

export default function ResourcesLayout({ children }: Props) {
  return children
}
