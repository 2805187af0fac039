// The embedded Supabase's own HTTP side on PostgreSQL, in a separate process, as PostgREST and GoTrue sit in front of
// one: for measuring.
import { serve } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'

const { DATABASE_URL: url, PORT, MOST_CONNECTIONS, KEYS = '{}' } = process.env
const { publishableKey, secretKey, jwtSecret } = JSON.parse(KEYS)

// Dates as PostgREST returns them; the driver would return timestamps.
const asText = { to: 25, from: [1082], serialize: (text) => text, parse: (text) => text }
const connection = createPostgresConnection({
  url,
  postgresOptions: { max: Number(MOST_CONNECTIONS), types: { date: asText } },
})
const app = new App({
  connection,
  auth: {
    enabled: true,
    jwt_secret: jwtSecret,
    publishable_key: publishableKey,
    secret_key: secretKey,
    email: { enable_confirmations: true },
  },
  options: { server: { admin: false }, drivers: { email: { send: async () => undefined } } },
})
await app.init()
serve(
  { hostname: '127.0.0.1', port: Number(PORT), fetch: (request) => app.fetch(request, { peerAddress: '127.0.0.1' }) },
  () => process.send?.('ready'),
)

// With a single connection, its statistics can be flushed on request; otherwise PostgreSQL reports them once a second
// at most.
process.on('message', () => {
  void (async () => {
    await connection.driver`select pg_stat_force_next_flush()`
    const tables = await connection.driver`
      select relname, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
      from pg_stat_user_tables where schemaname = 'public'`
    process.send?.(Object.fromEntries(tables.map(({ relname, rows }) => [relname, Number(rows)])))
  })()
})
process.on('disconnect', () => process.exit(0))
