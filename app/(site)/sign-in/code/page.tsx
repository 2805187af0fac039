import type { Metadata } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { CodePage } from '@/components/auth/code-page'
import { codeWords } from '@/lib/content/account/sign-in'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'

export async function generateMetadata({ searchParams }: PageProps<'/sign-in/code'>): Promise<Metadata> {
  const { sent } = await searchParams
  return privatePageMetadata(sent ? codeWords.sentHeading : codeWords.heading)
}

export default async function SignInCodePage({ searchParams }: PageProps<'/sign-in/code'>) {
  const { next, problem, values, oneOf } = await readSignInQuery(searchParams)
  const sent = oneOf('sent', ['link', 'recovery', 'resend'])
  return (
    <CodePage
      sent={sent}
      next={next}
      purpose={sent === 'recovery' || values.purpose === 'recovery' ? 'recovery' : null}
      problem={problem}
      email={values.email}
    />
  )
}
