import type { ComponentProps } from 'react'

// Firefox keeps a disabled button disabled after a reload, unless it has this attribute (which React's types leave out).
const enabledAfterReload = { autoComplete: 'off' }

type Props = Omit<ComponentProps<'button'>, 'type' | 'className'>

export function SubmitButton(props: Props) {
  return <button {...props} {...enabledAfterReload} type="submit" className="button button-primary form-submit" />
}
