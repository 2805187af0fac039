type Props = { words: Readonly<Record<string, string>>; done: unknown }

/** Says what was done, by the word in the address; nothing for any other word. */
export function DoneNotice({ words, done }: Props) {
  return typeof done === 'string' && Object.hasOwn(words, done) ? (
    <p className="notice" role="status">
      <strong>{words[done]}</strong>
    </p>
  ) : null
}
