import { NotFoundLinks } from '@/components/layout/not-found-links'
import { notFoundWords } from '@/lib/content/site/layout'

export function NotFoundMessage() {
  return (
    <div className="page plain-page">
      <h1>{notFoundWords.heading}</h1>
      <p className="lead">{notFoundWords.text}</p>
      <h2>{notFoundWords.nextHeading}</h2>
      <NotFoundLinks />
    </div>
  )
}
