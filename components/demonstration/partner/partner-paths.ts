import type { Route } from 'next'

export const applicationPath = (id: string): Route => `/dashboard/partner/applications/${id}` as Route
