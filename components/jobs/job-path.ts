import type { Route } from 'next'

/** The path of an advert on the board. */
export const jobPath = (id: string): Route => `/jobs/${id}` as Route
