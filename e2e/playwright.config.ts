import { defineConfig } from '@playwright/test'
import { chromiumPath } from '@atrium/importmap/playwright'
import { everywhere, everywhereOrBoth } from './src/everywhere.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

// No story draws with a graphics card; one that is only imitated costs a quarter of the time.
const withoutGraphicsCard = ['--disable-gpu', '--disable-software-rasterizer']

// A page of a story is over before code that is made fast has paid for itself, and a page in waiting is never needed.
const briefly = ['--js-flags=--no-opt --no-maglev', '--renderer-process-limit=1']

/** A real server, a real database, a real browser. Every story runs in Chinese on a wide screen; the marked ones in more. */
export default defineConfig({
  testDir: './stories',
  outputDir: '../.cache/stories',
  globalSetup: './src/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Of a machine that is three times slower, or busy with something else: whoever is faster waits for none of it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['@atrium/importmap/playwright/reporter']],
  use: {
    // A trace is a sixth of what a story costs: `--trace retain-on-failure` records it for whoever asks.
    trace: 'off',
    screenshot: 'only-on-failure',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', ...withoutGraphicsCard, ...briefly] },
  },
  projects: [
    { name: 'zh-CN 1440', use: { locale: 'zh-CN', viewport: wide } },
    { name: 'zh-CN 390', use: { locale: 'zh-CN', viewport: phone }, grep: everywhere },
    { name: 'en-US 1440', use: { locale: 'en-US', viewport: wide }, grep: everywhere },
    { name: 'en-US 390', use: { locale: 'en-US', viewport: phone }, grep: everywhereOrBoth },
  ],
})
