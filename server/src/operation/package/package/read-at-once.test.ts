import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { trusting, uploadedBundle } from '../bundle/test/given.ts'
import { givenBundle } from '../bundle/test/given-bundle.ts'
import { packageLimits } from './limits.ts'
import { givenApk } from './test/given-package.ts'
import { givenOperator, uploaded, type Operator } from './test/given.ts'

let server: TestServer
let operator: Operator
let other: Operator
const problem = z.object({ error: z.string() })
const leaving = new AbortController()

beforeAll(async () => {
  server = await startTestServer({ environment: trusting })
  operator = await givenOperator(server)
  other = await givenOperator(server)
})
afterAll(async () => {
  leaving.abort()
  await server.close()
})

/** Node ends what is read by an answer that is collected as garbage. */
const kept: Response[] = []

/** Reads something that never ends, until the test is over. */
async function read({ url }: { url: string }) {
  const answer = await fetch(new URL(new URL(url).pathname, server.url), { signal: leaving.signal })
  kept.push(answer)
  return answer.ok ? 'reading' : problem.parse(await answer.json()).error
}

test.each(['package', 'bundle'] as const)(
  'S58: one person’s links to a %s are read by so many at once, however many links there are, and no other person’s wait for them',
  async (what) => {
    const linkBy = await linksTo(what)
    const opened = jest.spyOn(server.services.files, 'open').mockImplementation(async () => endless())
    const said: string[] = []
    for (let count = 0; count < packageLimits.readersAtOnce; count += 1) said.push(await read(await linkBy(operator)))
    expect(new Set(said)).toEqual(new Set(['reading']))
    expect(await read(await linkBy(operator))).toBe('overloaded')
    expect(await read(await linkBy(other))).toBe('reading')
    opened.mockRestore()
  },
)

function endless() {
  const body = new PassThrough()
  body.write('PK')
  return body
}

async function linksTo(what: 'package' | 'bundle') {
  if (what === 'bundle') {
    const { id } = await uploadedBundle(operator, await givenBundle())
    return (by: Operator) => by.call('linkBundle', { id })
  }
  const { id } = await uploaded(operator, { bytes: givenApk() })
  return (by: Operator) => by.call('linkPackage', { platform: 'apk', id })
}
