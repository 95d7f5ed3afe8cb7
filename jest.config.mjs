const transform = {
  '^.+\\.(t|j)sx?$|^.+\\.mjs$': [
    '@swc/jest',
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
}

/** What a change can break runs always; `X.full.test.ts` only for a release (docs/tests.md). */
const onlyFull = process.env.TEST_FULL === '1' ? [] : [String.raw`\.full\.test\.tsx?$`]

const shared = {
  rootDir: import.meta.dirname,
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/', '<rootDir>/e2e/', '<rootDir>/data/', ...onlyFull],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/', '<rootDir>/data/'],
  extensionsToTreatAsEsm: [],
}

const natively = '<rootDir>/importmap/src/jest/native/runner.mjs'

/** What of the builder runs in a page. */
const inPage = ['<rootDir>/importmap/src/loader', '<rootDir>/importmap/src/contract-test']

/** Theirs run by the public tool, outside of the repository. */
const ofTeams = ['<rootDir>/importmap/templates/', '<rootDir>/importmap/examples/']

/** What runs parcels in Chromium: the gate's own, and the server's with it. */
const inBrowser = [
  ...['endless', 'killed', 'reach', 'wrong-parcels'].map(
    (name) => `<rootDir>/importmap/src/gate/browser/${name}.test.ts`,
  ),
  '<rootDir>/importmap/src/tool/check-in-browser.test.ts',
  '<rootDir>/server/src/delivery/browser-check/in-browser/',
]
const cluster = {
  globalSetup: '<rootDir>/server/src/test/jest-setup.ts',
  globalTeardown: '<rootDir>/server/src/test/jest-teardown.ts',
}

/** What runs in a page (jsdom) and what runs on Node; `browser` needs Chromium, it and `server` the database. */
export default {
  // A worker that has nothing left ends by itself, on a busy machine not within the half second that Jest gives it.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...shared,
      displayName: 'page',
      testEnvironment: 'node',
      testRunner: '<rootDir>/importmap/src/jest/page/runner.mjs',
      testMatch: [
        '<rootDir>/root-config/**/*.test.{ts,tsx}',
        '<rootDir>/microfrontends/**/*.test.{ts,tsx}',
        '<rootDir>/shared-utility/src/!(contract|model)/**/*.test.{ts,tsx}',
        ...inPage.map((folder) => `${folder}/**/*.test.ts`),
      ],
      setupFilesAfterEnv: ['<rootDir>/importmap/src/jest/page/setup.mjs'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testRunner: natively,
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...inPage, ...ofTeams, ...inBrowser],
      testMatch: [
        '<rootDir>/importmap/**/*.test.ts',
        '<rootDir>/bench/**/*.test.ts',
        '<rootDir>/fake-providers/**/*.test.ts',
        '<rootDir>/shared-utility/src/{contract,model}/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/importmap/src/jest/native/setup.mjs'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testRunner: natively,
      testMatch: inBrowser.map((one) => (one.endsWith('/') ? `${one}*.test.ts` : one)),
      setupFilesAfterEnv: ['<rootDir>/importmap/src/jest/native/setup.mjs'],
      ...cluster,
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testRunner: natively,
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...inBrowser],
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/server/src/test/jest-each-file.ts'],
      ...cluster,
    },
  ],
}
