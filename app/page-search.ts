/** The query of a page, as far as a page uses it. */
export type PageSearch = { searchParams: Promise<Record<string, string | string[] | undefined>> }
