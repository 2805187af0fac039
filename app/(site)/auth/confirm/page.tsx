import '@/app/styles/forms.css'
import '@/app/styles/auth.css'

import type { Route } from 'next'
import { redirect } from 'next/navigation'

import { privatePageMetadata } from '@/app/page-metadata'
import { ConfirmForm } from '@/components/auth/confirm-form'
import { confirmWords } from '@/lib/content/account/sign-in'
import { readConfirmLink } from '@/lib/server/auth/read-confirm-link'

export const metadata = privatePageMetadata(confirmWords.signup.heading)

/** Where the links in our emails lead. Opening it uses nothing up, because programs that check links come here too. */
export default async function ConfirmPage({ searchParams }: PageProps<'/auth/confirm'>) {
  const link = await readConfirmLink(searchParams)
  if (!link) redirect('/sign-in/problem?reason=link' as Route)
  const { heading, button } = confirmWords[link.type]
  return (
    <div className="page sign-in-page">
      <h1>{heading}</h1>
      <p className="lead">{confirmWords.why}</p>
      <ConfirmForm {...link} button={button} />
    </div>
  )
}
