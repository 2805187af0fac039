import { parseServerSettings } from './server-settings'

/** The only place that reads server settings from the environment. A wrong one stops the build and the start. */
export const serverEnv = parseServerSettings(process.env)
