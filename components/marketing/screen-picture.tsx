import type { StaticImageData } from 'next/image'

import applicantsDark from '@/components/marketing/screen-pictures/applicants-dark.webp'
import applicantsLight from '@/components/marketing/screen-pictures/applicants-light.webp'
import ownApplicationsDark from '@/components/marketing/screen-pictures/own-applications-dark.webp'
import ownApplicationsLight from '@/components/marketing/screen-pictures/own-applications-light.webp'
import peopleDark from '@/components/marketing/screen-pictures/people-dark.webp'
import peopleLight from '@/components/marketing/screen-pictures/people-light.webp'
import { PageLink } from '@/components/ui/page-link'
import { screenPictures, screenPictureNote, type PicturedScreen } from '@/lib/content/demonstration/screen-pictures'

const files: Readonly<Record<PicturedScreen, { light: StaticImageData; dark: StaticImageData }>> = {
  applicants: { light: applicantsLight, dark: applicantsDark },
  people: { light: peopleLight, dark: peopleDark },
  'own-applications': { light: ownApplicationsLight, dark: ownApplicationsDark },
}

/** A screen of the demonstration as it is, in the visitor's colours, beside what it shows and the link to it. */
export function ScreenPicture({ name }: { name: PicturedScreen }) {
  const { heading, text, alt, path, link } = screenPictures[name]
  const { light, dark } = files[name]
  return (
    <section className="band not-on-paper" aria-labelledby="picture-heading">
      <div className="page screen-picture">
        <div>
          <h2 id="picture-heading">{heading}</h2>
          <p className="lead">{text}</p>
          <p>
            <PageLink href={path} className="text-link">
              {link}
            </PageLink>
          </p>
          <p className="small">{screenPictureNote}</p>
        </div>
        <picture>
          <source srcSet={dark.src} media="(prefers-color-scheme: dark)" />
          {/* Below the first screen on every page that has one, so that it costs nothing until somebody comes to it. */}
          <img src={light.src} alt={alt} width={light.width / 2} height={light.height / 2} loading="lazy" />
        </picture>
      </div>
    </section>
  )
}
