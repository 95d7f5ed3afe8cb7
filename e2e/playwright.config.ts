import { defineConfig } from '@playwright/test'
import { chromiumPath } from '@atrium/importmap/playwright'
import { everywhere, everywhereOrBoth, isFull, shown, shownOnPhone } from './src/runs.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

// No story draws with a graphics card; one that is only imitated costs a quarter of the time.
const withoutGraphicsCard = ['--disable-gpu', '--disable-software-rasterizer']

// A page of a story is over before code that is made fast has paid for itself, and a page in waiting is never needed.
const briefly = ['--js-flags=--no-opt --no-maglev', '--renderer-process-limit=1']

const [inChinese, inEnglish] = [{ locale: 'zh-CN' }, { locale: 'en-US' }]

/** Every story in Chinese on a wide screen; the marked ones in more. */
const full = [
  { name: 'zh-CN 1440', use: { ...inChinese, viewport: wide } },
  { name: 'zh-CN 390', use: { ...inChinese, viewport: phone }, grep: everywhere },
  { name: 'en-US 1440', use: { ...inEnglish, viewport: wide }, grep: everywhere },
  { name: 'en-US 390', use: { ...inEnglish, viewport: phone }, grep: everywhereOrBoth },
]

/** What only a browser shows, each story once. */
const short = [
  { name: 'zh-CN 1440', use: { ...inChinese, viewport: wide }, grep: shown, grepInvert: everywhereOrBoth },
  { name: 'en-US 390', use: { ...inEnglish, viewport: phone }, grep: shownOnPhone },
]

/** A real server, a real database, a real browser. */
export default defineConfig({
  testDir: './stories',
  outputDir: '../.cache/stories',
  globalSetup: './src/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Of a machine that is three times slower, or busy with something else: a faster machine waits for none of it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['@atrium/importmap/playwright/reporter']],
  use: {
    // A trace is a sixth of what a story costs: `--trace retain-on-failure` records it on request.
    trace: 'off',
    screenshot: 'only-on-failure',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', ...withoutGraphicsCard, ...briefly] },
  },
  projects: isFull ? full : short,
})
