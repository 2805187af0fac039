/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import type { CvTool } from '@/components/cv-builder/cv-tool'
import { ReadCvParts } from '@/components/cv-builder/read-cv-parts'
import { understandCv } from '@/lib/domain/cv/understand-cv'

test('a file in which nothing was recognised still shows its lines', () => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  const cv = understandCv(['References', 'Ada Marsh, Moor Builders'])
  render(<ReadCvParts id="found" tool={{} as CvTool} cv={cv} onTaken={() => undefined} />)
  expect(screen.getByText('We found nothing that looks like a CV in this file.')).not.toBeNull()
  expect(screen.getByText('Ada Marsh, Moor Builders')).not.toBeNull()
})
