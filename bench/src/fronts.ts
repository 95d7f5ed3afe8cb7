import type { Browser } from 'playwright'
import { withBrowser, withColdPage } from './browser.ts'
import { startFront } from './front/front.ts'
import { type PortalServer, withPortalServer } from './portal-server.ts'
import { buildReference } from './reference-site.ts'
import { usableAfter } from './usable.ts'

/** The same pages three times over TLS and HTTP/2: ours, the plain build, and that build with its route preloaded. */
export type Fronts = { portal: string; plain: string; preloaded: string }

/** Lends the three, visited once so that all of them answer from memory, and a browser that trusts them. The portal may be filled first. */
export function withFronts<T>(
  work: (fronts: Fronts, browser: Browser) => Promise<T>,
  fill: (portal: PortalServer) => Promise<void> = async () => {},
) {
  return withPortalServer(async (portalServer) => {
    const { url } = portalServer
    await fill(portalServer)
    const reference = await buildReference()
    const fronts = await Promise.all([
      startFront(url),
      startFront(url, reference.plain),
      startFront(url, reference.preloaded),
    ])
    const [portal, plain, preloaded] = fronts
    try {
      const urls = { portal: portal.url, plain: plain.url, preloaded: preloaded.url }
      return await withBrowser(
        async (browser) => {
          for (const front of Object.values(urls))
            await withColdPage(browser, (page) => usableAfter(page, front + signInPath))
          return work(urls, browser)
        },
        fronts.map(({ pin }) => pin),
      )
    } finally {
      await Promise.all(fronts.map((front) => front.close()))
    }
  })
}

export const signInPath = '/home/login'
