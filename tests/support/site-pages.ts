import { pagePaths } from '../../lib/content/site-pages'

/** Every page that a visitor can reach today without an account. */
export const sitePages = pagePaths
