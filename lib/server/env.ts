import { parseServerSettings } from './server-settings'

/** The only place that reads server settings from the environment. An invalid one stops the build or the start. */
export const serverEnv = parseServerSettings(process.env)

/** True in the development server, whose own scripts use eval and change with every edit. */
export const isDevelopment = process.env.NODE_ENV === 'development'
