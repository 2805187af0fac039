import { healthNote as words, wordsAboutHealth } from '@/lib/content/cv-builder/health-words'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'

const pattern = sensitivePattern(wordsAboutHealth)

/** Below a letter that says something about the person's health. Renders nothing for any other letter. */
export function HealthNote({ letter }: { letter: string }) {
  const [found] = pattern.exec(letter) ?? []
  if (found === undefined) return null
  return (
    <p className="notice" role="status">
      {words.before} <q dir="auto">{found}</q> {words.after}
    </p>
  )
}
