import { fileURLToPath } from 'node:url'

// Jest's preset of the package @atrium/parcel: tests of a parcel run in a page, each file in one of its own.
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

// oxlint-disable-next-line import/no-default-export -- Jest reads it as one
export default {
  testEnvironment: 'node',
  testRunner: here('./jest/page/runner.mjs'),
  setupFilesAfterEnv: [here('./jest/page/setup.cjs')],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Of a portal's own packages import() is turned into what runs here as well; of what keeps its page, all.
  transformIgnorePatterns: ['/node_modules/(?!(?:@atrium|svelte|esm-env)/)'],
  transform: {
    '\\.(vue|svelte)$': here('./jest/page/components.mjs'),
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
