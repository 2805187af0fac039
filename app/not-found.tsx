import { notFoundWords } from '@/lib/content/site/layout'

/** Each group of pages has its own. Without this file, Next.js would send its own screen with every page. */
export default function NotFound() {
  return <h1>{notFoundWords.heading}</h1>
}
