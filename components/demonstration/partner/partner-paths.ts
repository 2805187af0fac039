import type { Route } from 'next'

export const applicationPath = (id: string): Route => `/dashboard/partner/applications/${id}` as Route
export const threadPath = (id: string): Route => `/dashboard/partner/messages/${id}` as Route
