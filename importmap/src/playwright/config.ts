import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { z } from 'zod'
import { chromiumPath } from './chromium.ts'
import type { Options } from './test.ts'

const packageFile = z.object({ atrium: z.object({ portal: z.string() }).optional() })

/** The width of phones, with touch: the portal draws another frame there. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/**
 * How the tests in `e2e/` of a parcel are played: in both languages and on a phone, against the portal of `package.json` or that of
 * ATRIUM_PORTAL. `here` is the address of the file that asks, and `own` is whatever else Playwright is to know.
 */
export function portalConfig(here: string, own: PlaywrightTestConfig<Options> = {}) {
  const folder = path.dirname(fileURLToPath(here))
  return defineConfig<Options>(
    {
      testDir: path.join(folder, 'e2e'),
      outputDir: path.join(folder, '.atrium', 'e2e'),
      forbidOnly: Boolean(process.env['CI']),
      // The time for a portal that is far away, or busy.
      timeout: 120_000,
      expect: { timeout: 20_000 },
      reporter: [['list'], ['@atrium/playwright/reporter']],
      use: {
        baseURL: portalOf(folder),
        parcel: folder,
        sharesSessions: true,
        screenshot: 'only-on-failure',
        launchOptions: { executablePath: chromiumPath() },
      },
      projects: [
        { name: 'zh-CN', use: { locale: 'zh-CN' } },
        { name: 'en-US', use: { locale: 'en-US' } },
        { name: 'phone', use: { locale: 'zh-CN', ...phone } },
      ],
    },
    own,
  )
}

function portalOf(folder: string) {
  const { atrium } = packageFile.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  const portal = process.env['ATRIUM_PORTAL'] ?? atrium?.portal
  if (portal !== undefined) return portal
  throw new Error('Which portal? Say it in package.json, "atrium": { "portal": "https://…" }, or in ATRIUM_PORTAL.')
}
