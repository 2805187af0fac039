import { Fragment } from 'react'

type Props = {
  /** Or the address of a website. */
  email: string
}

/** An email address that breaks after its @ where it has to break; that of a website, before a dot. */
export function EmailText({ email }: Props) {
  const parts = email.includes('@') ? (email.match(/[^@]*@|[^@]+/g) ?? []) : email.split(/(?=\.\w)/)
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
