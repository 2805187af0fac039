import { accessDeniedWords } from '@/lib/content/account/sign-in'

/** Each group of pages has one of its own. Without this, Next.js would send a screen of its own making with every page. */
export default function Forbidden() {
  return <h1>{accessDeniedWords.heading}</h1>
}
