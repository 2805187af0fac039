'use client'

import { useLinkStatus } from 'next/link'

/** Inside a PageLink: whether it was followed and its page is not there yet. */
export const useIsOpening = (): boolean => useLinkStatus().pending
