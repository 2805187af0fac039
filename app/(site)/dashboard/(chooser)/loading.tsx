import { layoutWords } from '@/lib/content/layout-words'

/**
 * Not at the root: there React would send each larger page as a hidden block that a script puts in place, so with
 * scripts off the visitor would see this line for ever.
 */
export default function Loading() {
  return (
    <p className="page plain-page" role="status">
      {layoutWords.loading}
    </p>
  )
}
