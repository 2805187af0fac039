type Props = { children: string }

/** Words as somebody typed them: text alone, with its line breaks, and no mark in it turns the words around it. */
export function Typed({ children }: Props) {
  return (
    <bdi className="as-typed" dir="auto">
      {children}
    </bdi>
  )
}
