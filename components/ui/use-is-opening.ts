'use client'

import { useLinkStatus } from 'next/link'

/** Inside a PageLink: whether it was followed and its page is still loading. */
export const useIsOpening = (): boolean => useLinkStatus().pending
