import { EmailText } from '@/components/ui/email-text'

type Props = { children: string }

/**
 * Text as somebody typed it: plain, with its line breaks, and isolated so that no direction mark in it affects the text
 * around it.
 */
export function Typed({ children }: Props) {
  return (
    <bdi className="as-typed" dir="auto">
      {children.includes('@')
        ? children
            .split(/(\s+)/)
            .map((part, index) => (part.includes('@') ? <EmailText key={index} email={part} /> : part))
        : children}
    </bdi>
  )
}
