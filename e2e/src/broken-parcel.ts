import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { rewritePage } from '@atrium/importmap/playwright'
import { z } from 'zod'

const fileMap = z.object({ integrity: z.record(z.string(), z.string()) })

/** Code, and what becomes of the headers of the page that it is in. */
type Replacement = { code: string; changeHeaders: Parameters<typeof rewritePage>[2] }
type ParcelFile = { path: string; integrity: string }

/** The entry file of a parcel, as the import map of the page that is served names it. */
export async function parcelFile(page: Page, name: string): Promise<ParcelFile> {
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text()
  const path = new RegExp(`"${name}":"([^"]+)"`).exec(html)?.[1] ?? ''
  // A visitor's page names only the files that it begins with, and where the rest stands.
  const [, rest = ''] = /data-rest="([^"]+)"/.exec(html) ?? []
  const { integrity } = fileMap.parse(await (await page.request.get(rest)).json())
  return { path, integrity: integrity[path] ?? '' }
}

/** Serves other code in place of a parcel, with the integrity that belongs to it, as a faulty release would be. */
export async function replaceParcel(page: Page, name: string, replacement: string | Replacement) {
  const { code, changeHeaders } = typeof replacement === 'string' ? asSent(replacement) : replacement
  const { path, integrity } = await parcelFile(page, name)
  const own = `sha384-${createHash('sha384').update(code).digest('base64')}`
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await rewritePage(page, (html) => html.replaceAll(integrity, own), changeHeaders)
}

function asSent(code: string): Replacement {
  return { code, changeHeaders: undefined }
}

type Lifecycles = { load?: string; mount?: string; unmount?: string }

/** A parcel that shows a heading, and does something else in one moment of its life. */
export function faultyParcel({ load = '', mount = '', unmount = '' }: Lifecycles) {
  return `System.register([], (exports) => ({ execute() {
    ${load}
    exports({
      bootstrap: async () => {},
      async mount({ domElement, portal }) {
        ${mount}
        const heading = document.createElement('h1')
        heading.textContent = 'Faulty'
        domElement.append(heading)
        portal.onReady()
      },
      async unmount() {
        ${unmount}
      },
    })
  } }))`
}
