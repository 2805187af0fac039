import { pagePaths } from '../../lib/content/site/pages'

/** Every page that a visitor can reach today without an account. The dashboards are made for the day: they have tests of their own. */
export const sitePages = pagePaths.filter((path) => !path.startsWith('/dashboard/'))
