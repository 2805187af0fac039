'use client'

type Props = {
  /** The id of the field that the words are for. */
  fieldId: string
  /** Where they are filled in without scripts: the page again, with the words in its address. */
  href: string
  label: string
  text: string
}

/** Ready words for a message: fills in that field alone, and leaves whatever else was typed as it is. */
export function ReadyWords({ fieldId, href, label, text }: Props) {
  return (
    <a
      href={href}
      className="text-link"
      onClick={(event) => {
        const field = document.getElementById(fieldId)
        if (!(field instanceof HTMLTextAreaElement)) return
        event.preventDefault()
        field.value = text
        field.focus()
      }}
    >
      {label}
    </a>
  )
}
