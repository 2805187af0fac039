import { pagePaths } from '../../lib/content/site/pages'

/**
 * Every page that a visitor can currently reach without an account. The dashboards are rendered per day, and have their
 * own tests.
 */
export const sitePages = pagePaths.filter((path) => !path.startsWith('/dashboard/'))
