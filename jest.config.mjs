import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  roots: ['<rootDir>/tests'],
  testMatch: ['<rootDir>/tests/{unit,components,architecture}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  // While a build is running, a property test of a thousand histories takes longer than the default five seconds.
  testTimeout: 30_000,
  // Its own choice leaves one core idle: of two, half of them once the other checks are done.
  maxWorkers: '100%',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
}

// Uses Next.js's compiler and .env.test, and stubs `server-only`, which exists to fail in browser bundles.
export default nextJest({ dir: './' })(config)
