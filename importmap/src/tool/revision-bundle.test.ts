import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { exportRevision, importRevision } from './revision-bundle.ts'

let folder = ''
let portal: Awaited<ReturnType<typeof givenPortal>>
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-import-'))
  await writeFile(path.join(folder, 'portal.zip'), 'a whole portal')
  process.env.ATRIUM_PLATFORM_TOKEN = 'a token'
  portal = await givenPortal()
})
afterEach(async () => {
  delete process.env.ATRIUM_PLATFORM_TOKEN
  portal.close()
  await rm(folder, { recursive: true })
})

test('a portal that restarts while a revision is sent is waited for, and gets the rest from where it is', async () => {
  // It takes the first piece and goes before it has said so; then a balancer stands in for it.
  portal.away = ['afterwards', 'cut', 502]
  const asked = { folder, portal: portal.url, reason: 'offline', lang: 'en-US', names: ['portal.zip'] } as const
  const { isGood, lines } = await importRevision({ ...asked, names: [...asked.names] })
  expect([isGood, lines[1]]).toEqual([true, 'It is in force, as revision 2 of the portal.'])
  expect(portal.came()).toBe('a whole portal')
  expect(portal.away).toEqual([])
}, 60_000)

test('where two operators decide, it says why, where they find it and until when, as people read it', async () => {
  portal.proposal = { id: 'p1', expiresAt: '2026-03-05T08:00:00.000Z' }
  const { lines } = await importRevision({
    folder,
    portal: portal.url,
    reason: 'back',
    lang: 'en-US',
    names: ['portal.zip'],
  })
  expect(lines[1]).toMatch(
    /takes a team's parcel back, so two operators decide.*Proposals, until 2026-03-05 \d\d:\d\d\.$/,
  )
})

test('a revision that is not there is named, and no file is made', async () => {
  const file = path.join(folder, 'other.zip')
  const asked = { folder, portal: portal.url, revision: '999', lang: 'en-US', names: [file] } as const
  const refused = exportRevision({ ...asked, names: [...asked.names] })
  await expect(refused).rejects.toThrow('portal: it has no revision 999')
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

const ofPortal = { signingKey: 'a key', revision: { id: 'r2', number: 2 }, parts: [] }

type PortalState = { away: ('afterwards' | 'cut' | 502)[]; proposal: { id: string; expiresAt: string } | null }

/** Takes what is sent to it in pieces of five bytes; `away` says how it fails before it goes on. */
async function givenPortal() {
  let came = ''
  const told: PortalState = { away: [], proposal: null }
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString()
    const url = new URL(request.url ?? '/', 'http://portal')
    if (url.searchParams.get('number') === '999')
      return void response.writeHead(404).end(JSON.stringify({ msg: 'not found', error: 'notFound' }))
    const isPiece = url.searchParams.has('offset')
    const fails = isPiece || request.method === 'GET' ? told.away.shift() : undefined
    if (isPiece && (fails === undefined || fails === 'afterwards')) {
      if (Number(url.searchParams.get('offset')) !== came.length) return void response.writeHead(409).end('{}')
      came += body
    }
    if (fails === 502) return void response.writeHead(502).end('<html>')
    if (fails !== undefined) return void response.destroy()
    response.end(JSON.stringify({ result: resultOf(url.pathname) }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return Object.assign(told, {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    came: () => came,
    close() {
      server.close()
      server.closeAllConnections()
    },
  })

  function resultOf(at: string) {
    const parts = [{ slug: 'orders', version: '1.0.0' }]
    const { proposal } = told
    if (at === calls.getPlatformParts.path)
      return { ...ofPortal, token: { label: 'CI', expiresAt: '2026-12-31T00:00:00.000Z' } }
    if (at.endsWith('/release'))
      return { signer: 'HQ', parts, revision: proposal ? null : { id: 'r2', number: 2 }, proposal }
    return { id: 'i1', offset: came.length, sizeBytes: 14, partBytes: 5 }
  }
}
