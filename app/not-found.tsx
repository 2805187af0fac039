import { notFoundWords } from '@/lib/content/site/layout'

/** Each group of pages has one of its own. Without this, Next.js would send a screen of its own making with every page. */
export default function NotFound() {
  return <h1>{notFoundWords.heading}</h1>
}
