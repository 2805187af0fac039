import { WhoGives, type RightGivers } from '@/components/hiring/statement/statement-to-read'
import { readingWords as words } from '@/lib/content/hiring/reading'

type Props = {
  /** Null where it is not known. */
  givers: (RightGivers & { hasReader: boolean }) | null
}

/** Said before anybody shares a statement: that nobody in the company could read it, and who can change that. */
export function NobodyReads({ givers }: Props) {
  if (!givers || givers.hasReader) return null
  return (
    <section className="notice" aria-labelledby="nobody-reads">
      <h2 id="nobody-reads">{words.nobodyTitle}</h2>
      <p>{words.nobodyText}</p>
      <WhoGives givers={givers} />
    </section>
  )
}
