import { NotFoundLinks } from '@/components/layout/not-found-links'
import { notFoundWords } from '@/lib/content/site/layout'

type Props = {
  /** Inside a portal, whose bar stands above. @default false */
  isInPortal?: boolean
}

export function NotFoundMessage({ isInPortal = false }: Props) {
  return (
    <div className="page plain-page">
      <h1>{notFoundWords.heading}</h1>
      <p className="lead">{notFoundWords.text}</p>
      <h2>{notFoundWords.nextHeading}</h2>
      <NotFoundLinks isInPortal={isInPortal} />
    </div>
  )
}
