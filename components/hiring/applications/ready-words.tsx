'use client'

type Props = {
  /** The id of the field that the words are for. */
  fieldId: string
  /** Where they are filled in without scripts: the page again, with the words in its address. */
  href: string
  label: string
  text: string
}

/** Ready words for a message: they go below what was typed, in place of other ready words that were put there last. */
export function ReadyWords({ fieldId, href, label, text }: Props) {
  return (
    <a
      href={href}
      className="text-link"
      onClick={(event) => {
        const field = document.getElementById(fieldId)
        if (!(field instanceof HTMLTextAreaElement)) return
        event.preventDefault()
        const last = field.dataset.readyWords
        const typed = (last && field.value.endsWith(last) ? field.value.slice(0, -last.length) : field.value).trimEnd()
        field.value = typed === '' ? text : `${typed}\n\n${text}`
        field.dataset.readyWords = text
        field.focus()
      }}
    >
      {label}
    </a>
  )
}
