import { cvToolWords } from '@/lib/content/cv-builder/screens'
import { wordCount } from '@/lib/domain/cv/disclosure-letter'

export function WordCount({ text, note = '' }: { text: string; note?: string }) {
  const count = wordCount(text)
  return (
    <p className="small cv-count">
      {count} {count === 1 ? cvToolWords.word : cvToolWords.words}. {note}
    </p>
  )
}
