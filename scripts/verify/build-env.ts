/** The environment in which the tests build and run: a developer's own .env must not change what is tested. */
export const buildEnv: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_CONTACT_EMAIL: 'hello@example.org',
  NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
  NEXT_PUBLIC_POSTHOG_HOST: 'http://127.0.0.1:8010',
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: 'only_while_building_for_tests',
  SUPABASE_SECRET_KEY: 'only_while_building_for_tests',
}
