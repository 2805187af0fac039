type Props = { text: string }

/** In a new tab, so that a half-filled form stays open. */
export function PrivacyNote({ text }: Props) {
  return (
    <p className="form-note">
      <a href="/privacy-policy" target="_blank" rel="noopener">
        {text}
      </a>
    </p>
  )
}
