import { createContext } from 'react'

/** Tells the shell which screen was asked for and is not there yet; null when it is. */
export const OpeningContext = createContext<(href: string | null) => void>(() => undefined)
