import { accessDeniedWords } from '@/lib/content/account/sign-in'

/** Nothing answers 401. Without this, Next.js would send a screen of its own making with every page all the same. */
export default function Unauthorized() {
  return <h1>{accessDeniedWords.heading}</h1>
}
