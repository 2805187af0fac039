import { join } from 'node:path'

const nextConfig = { turbopack: { root: join(import.meta.dirname, '..', '..', '..') } }

export default nextConfig
