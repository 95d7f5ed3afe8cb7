import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

test('C1: the page of a visitor names only the files that it begins with, and where the rest is', async () => {
  const { map, attributes } = await importMapFor(server.client())
  expect(Object.keys(map.integrity)).toEqual([
    '/assets/shell/main.abc.js',
    '/assets/parcels/sign-in/main.a.js',
    '/assets/shared/calls.c.js',
  ])
  expect(Object.keys(map.imports)).toContain('@atrium/workbench')
  expect(attributes).toContain('data-rest="/assets/map/files.m.json" data-integrity="sha384-AAAA"')
})

test('the page of a person names all files', async () => {
  const { map, attributes } = await importMapFor(await server.given.signedIn())
  expect(Object.keys(map.integrity)).toContain('/assets/parcels/workbench/main.w.js')
  expect(attributes).not.toContain('data-rest')
})

const importMap = z.object({
  imports: z.record(z.string(), z.string()),
  integrity: z.record(z.string(), z.string()),
})

async function importMapFor(client: ReturnType<TestServer['client']>) {
  const { body } = await client.fetch('/user/workbench', { headers: { accept: 'text/html,*/*' } })
  const [, attributes, text] = /<script type="systemjs-importmap"([^>]*)>([^<]*)</.exec(String(body)) ?? []
  return { attributes, map: importMap.parse(JSON.parse(text ?? '{}')) }
}
