import type { Page } from '@playwright/test'
import { signedBaseConfig, type BaseConfig } from '@atrium/shared-utility/contract'
import { compileRoutes, matchRoute } from '@atrium/shared-utility/model'
import { z } from 'zod'
import { readBaseConfig } from './base-config.ts'

/** The mark of a test that failed. */
export const parcelAnnotation = 'parcel'

const boot = z.object({ baseConfig: signedBaseConfig })

/** The parcels that what went wrong belongs to: the one that the page shows, and those whose files are named in what was said. */
export async function parcelsOf(page: Page, said: readonly string[]): Promise<string[]> {
  const config = await configOf(page)
  if (config === null) return []
  const shown = matchRoute(compileRoutes(config.routes), new URL(page.url()).pathname)?.entry.app
  const concerned = config.apps.filter(
    ({ name, url }) => name === shown || said.some((text) => text.includes(url.replace(/[^/]*$/, ''))),
  )
  return concerned.map(({ name, version }) => `${name} ${version}`)
}

/** The configuration of the page; null where it is no page of the portal. */
async function configOf(page: Page): Promise<BaseConfig | null> {
  if (page.isClosed()) return null
  const text = await page.evaluate(() => document.getElementById('atrium-boot')?.textContent ?? 'null')
  const { success, data } = boot.safeParse(JSON.parse(text))
  return success ? readBaseConfig(data.baseConfig) : null
}
