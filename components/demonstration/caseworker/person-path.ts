import type { Route } from 'next'

export const personPath = (id: string): Route => `/dashboard/caseworker/candidate/${id}` as Route
