import '@/app/styles/enquiries.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { LinkProblemPage } from '@/components/auth/link-problem-page'
import { linkProblems, type LinkProblem } from '@/lib/content/account/sign-in'
import { readSignInQuery } from '@/lib/server/auth/sign-in-query'

export const metadata = privatePageMetadata(linkProblems.refused.heading)

export default async function SignInProblemPage({ searchParams }: PageProps<'/sign-in/problem'>) {
  const { next, oneOf } = await readSignInQuery(searchParams)
  const problem = oneOf('reason', Object.keys(linkProblems) as LinkProblem[]) ?? 'refused'
  return <LinkProblemPage problem={problem} next={next} />
}
