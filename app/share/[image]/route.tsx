import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'

import { ShareImage } from '@/app/share/[image]/share-image'
import { shareImages, shareImageSize } from '@/lib/content/site/share-image'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [...shareImages.keys()].map((image) => ({ image }))
}

const fontFile = (weight: 500 | 800) =>
  readFile(join(process.cwd(), 'app', 'fonts', `atkinson-hyperlegible-next-latin-${weight}-normal.woff`))

type Context = { params: Promise<{ image: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = shareImages.get((await params).image)
  if (!path) return new Response(null, { status: 404 })
  const [medium, heavy] = await Promise.all([fontFile(500), fontFile(800)])
  return new ImageResponse(<ShareImage path={path} />, {
    ...shareImageSize,
    fonts: [
      { name: 'Atkinson', data: medium, weight: 500 },
      { name: 'Atkinson', data: heavy, weight: 800 },
    ],
  })
}
