type Props = { words: Readonly<Record<string, string>>; done: unknown }

/**
 * Says what was done, by the word in the URL, and takes focus on the page that follows; renders nothing for any other
 * word.
 */
export function DoneNotice({ words, done }: Props) {
  return typeof done === 'string' && Object.hasOwn(words, done) ? (
    <p className="notice done-notice not-on-paper" role="status" tabIndex={-1} autoFocus>
      {words[done]}
    </p>
  ) : null
}
