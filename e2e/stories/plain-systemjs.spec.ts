import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

const mapInPage = /<script[^>]*type="systemjs-importmap"[^>]*>(.*?)<\/script>/s
const importMap = z.object({ imports: z.record(z.string(), z.string()), integrity: z.record(z.string(), z.string()) })
const lifecycles = ['bootstrap', 'mount', 'unmount']

test(
  'plain SystemJS, with nothing of ours, loads a parcel from the import map that is served',
  { tag: shows.importMap },
  async ({ page, stage, complaints }) => {
    complaints.allow(/valid digest in the 'integrity' attribute/)
    const answer = await page.request.get(`${stage.url}/home/login`, { headers: { accept: 'text/html' } })
    const served = await answer.text()
    const [, text = ''] = mapInPage.exec(served) ?? []
    const { imports, integrity } = importMap.parse(JSON.parse(text))
    const parcel = imports['@atrium/sign-in'] ?? ''
    expect(integrity[parcel]).toMatch(/^sha256-/)
    const systemJs = await readFile(createRequire(import.meta.url).resolve('systemjs/dist/s.js'), 'utf8')
    const body = `<!doctype html><script type="systemjs-importmap">${text}</script><script>${systemJs}</script>`
    // A page of another team, on the same origin: no policy of ours, no loader, no shell.
    await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${stage.url}/plain`)
    const found = await page.evaluate(`System.import('@atrium/sign-in').then(Object.keys)`)
    expect(found).toEqual(expect.arrayContaining(lifecycles))
    // The browser itself refuses what is another file than the map says.
    const name = parcel.split('/').at(-1) ?? ''
    await page.route(`**/${name}`, async (route) => {
      const whole = await route.fetch()
      await route.fulfill({ response: whole, body: `${await whole.text()} ` })
    })
    await page.goto(`${stage.url}/plain`)
    const refused = page.evaluate(`System.import('@atrium/sign-in').then(Object.keys)`)
    await expect(refused).rejects.toThrow(/main\..*SystemJS/)
  },
)
