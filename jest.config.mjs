import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  roots: ['<rootDir>/tests'],
  testMatch: ['<rootDir>/tests/{unit,components,architecture}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  // Beside a build, a property of a thousand histories takes longer than the usual five seconds.
  testTimeout: 30_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
}

// Next.js's own compiler and its .env.test; it also empties `server-only`, which exists to fail in a browser bundle.
export default nextJest({ dir: './' })(config)
