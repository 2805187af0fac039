import { createContext } from 'react'

/** Tells the shell which screen was requested and is still loading; null once it is there. */
export const OpeningContext = createContext<(href: string | null) => void>(() => undefined)
