import { useEffect, useState, type ReactNode } from 'react'

import type { Paper } from '@/lib/client/cv-files/letters'
import type * as PageLayout from '@/lib/client/cv-files/page-layout'
import type * as TextRuns from '@/lib/client/cv-files/text-runs'

type Parts = { layout: typeof PageLayout; runs: typeof TextRuns }

type Props = {
  paper: Paper
  /** The same text as headings and lists, for screen readers, and until the sheets have loaded. */
  children: ReactNode
}

/**
 * The sheets of the PDF, drawn line by line and letter by letter where it places them: what is seen here is what comes
 * out.
 */
export function PaperSheets({ paper, children }: Props) {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    Promise.all([import('@/lib/client/cv-files/page-layout'), import('@/lib/client/cv-files/text-runs')]).then(
      ([layout, runs]) => setParts({ layout, runs }),
      // Offline, only the text is shown, and printed.
      () => undefined,
    )
  }, [])
  if (!parts) return children
  const { layout, runs } = parts
  const { pageCount, rules, pageNumbers, ...laidOut } = layout.layOut(paper)
  const texts = [...layout.placedTexts(laidOut.tree), ...pageNumbers]
  const { width, height } = layout.sheet
  return (
    <>
      <div className="cv-words">{children}</div>
      <div className="cv-sheets" aria-hidden="true">
        {Array.from({ length: pageCount }, (_, page) => (
          <svg key={page} className="cv-sheet" viewBox={`0 0 ${width} ${height}`}>
            {rules
              .filter((rule) => rule.page === page)
              .map(({ x1, y1, x2, y2, color, width: strokeWidth }, index) => (
                <line key={index} x1={x1} y1={y1} x2={x2} y2={y2} stroke={color} strokeWidth={strokeWidth} />
              ))}
            {texts
              .filter((text) => text.page === page)
              .map(({ x, y, text, size, weight, color }, index) => (
                <text
                  key={index}
                  x={x}
                  y={y + size * layout.baseline}
                  fontSize={size}
                  fontWeight={weight === 'bold' ? 700 : 400}
                  fill={color}
                  {...(runs.isRightToLeft(text) && { direction: 'rtl', textAnchor: 'end' })}
                >
                  {text}
                </text>
              ))}
          </svg>
        ))}
      </div>
    </>
  )
}
