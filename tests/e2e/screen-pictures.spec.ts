import { readFileSync } from 'node:fs'

import { expect } from 'playwright/test'

import { pictured, screenPictures, type PicturedScreen } from '@/lib/content/demonstration/screen-pictures'
import { openPictured, pictureSize } from '@/scripts/pictures/pictured-screen'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const names = JSON.parse(readFileSync('components/marketing/screen-pictures/names.json', 'utf8')) as Record<
  PicturedScreen,
  string[]
>
const pageOf = { applicants: '/employers', people: '/partners', 'own-applications': '/candidates' } as const

test(
  'pictures of screens are of the screens as they are: `npm run pictures` makes them again',
  onlyInAll,
  async ({ look: { page } }) => {
    await page.setViewportSize(pictureSize)
    for (const name of pictured) expect(await openPictured(page, screenPictures[name].path)).toEqual(names[name])
  },
)

test('each picture comes in the colours of the visitor, in its place, with words and the link to the screen', async ({
  look: { page },
}) => {
  for (const name of pictured)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(pageOf[name])
      const picture = page.getByRole('img', { name: screenPictures[name].alt })
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => [currentSrc, naturalWidth]))
        .toEqual([expect.stringMatching(new RegExp(`/${name}-${colorScheme}\\.`)), pictureSize.width * 2])
      await expect(page.getByRole('link', { name: screenPictures[name].link })).toHaveAttribute(
        'href',
        screenPictures[name].path,
      )
    }
})
