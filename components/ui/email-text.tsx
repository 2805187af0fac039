type Props = { email: string }

/** An email address that breaks after its @ where it has to break, so that its end does not stand alone on a line. */
export function EmailText({ email }: Props) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
