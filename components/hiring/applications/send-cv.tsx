'use client'

import dynamic from 'next/dynamic'

/**
 * The choice to send a copy of the CV on this device. Nothing of it leaves the device unless the box is ticked and the
 * form is sent. Renders nothing with scripts off. What knows a CV is fetched once the page stands.
 */
export const SendCv = dynamic(
  () => import('@/components/hiring/applications/choose-cv').then((file) => file.ChooseCv),
  { ssr: false },
)
