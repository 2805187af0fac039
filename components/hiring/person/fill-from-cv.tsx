'use client'

import dynamic from 'next/dynamic'

/**
 * Puts whatever somebody ticks in the CV on their device into the form on this page. Nothing is sent: the person checks
 * the form and saves it. Renders nothing with scripts off, or where no CV is stored. What knows a CV is fetched once the
 * page stands.
 */
export const FillFromCv = dynamic(
  () => import('@/components/hiring/person/choose-from-cv').then((file) => file.ChooseFromCv),
  { ssr: false },
)
