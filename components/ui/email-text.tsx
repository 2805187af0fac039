import { Fragment } from 'react'

type Props = {
  /** Or the address of a website. */
  email: string
}

/** An email address that breaks after its @ or before a dot where it has to break, never inside one of its words. */
export function EmailText({ email }: Props) {
  const parts = (email.match(/[^@]*@|[^@]+/g) ?? []).flatMap((part) => part.split(/(?=\.\w)/))
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
