import { pagePaths } from '../../lib/content/site-pages'

/** Every page that a visitor can reach today, each prerendered. */
export const sitePages = pagePaths
