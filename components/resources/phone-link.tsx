import { telephoneHref } from '@/lib/content/resources/resource'

type Props = { number: string; className?: string }

export function PhoneLink({ number, className }: Props) {
  return (
    <a href={telephoneHref(number)} className={className}>
      {number.replaceAll(' ', '\u00a0')}
    </a>
  )
}
