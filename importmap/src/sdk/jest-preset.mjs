import { fileURLToPath } from 'node:url'

// Jest's preset of the package @atrium/parcel: tests of a parcel run in a page, each file in one of its own. What it names is
// in the package, with all that this imports, see tool-package.ts.

// oxlint-disable-next-line import/no-default-export -- Jest reads it as one
export default {
  testEnvironment: 'node',
  testRunner: fileURLToPath(import.meta.resolve('./jest/page/runner.mjs')),
  setupFilesAfterEnv: [fileURLToPath(import.meta.resolve('./jest/page/setup.cjs'))],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Of a portal's own packages import() is turned into what runs here as well; of what keeps its page, all.
  transformIgnorePatterns: ['/node_modules/(?!(?:@atrium|svelte|esm-env)/)'],
  transform: {
    '\\.(vue|svelte)$': fileURLToPath(import.meta.resolve('./jest/page/components.mjs')),
    '^.+\\.([cm]?js|tsx?|jsx)$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
}
