import { accessDeniedWords } from '@/lib/content/account/sign-in'

/** Each group of pages has its own. Without this file, Next.js would send its own screen with every page. */
export default function Forbidden() {
  return <h1>{accessDeniedWords.heading}</h1>
}
