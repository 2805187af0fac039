import { accessDeniedWords } from '@/lib/content/account/sign-in'

/** Nothing responds with 401. Without this file, Next.js would still send its own screen with every page. */
export default function Unauthorized() {
  return <h1>{accessDeniedWords.heading}</h1>
}
