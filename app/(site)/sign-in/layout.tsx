import '@/app/styles/forms.css'
import '@/app/styles/auth.css'

import type { ReactNode } from 'react'

type Props = { children: ReactNode }

export default function SignInLayout({ children }: Props) {
  return children
}
