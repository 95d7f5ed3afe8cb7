import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenPlatformToken } from '../deploy-token/test/given-deployer.ts'
import { givenOperator, anotherShell, approvedRelease } from '../proposal/test/given-operators.ts'
import { revisionsOf, startReleasing } from '../revision/test/given-release.ts'

type Portal = Awaited<ReturnType<typeof start>>
let folder: string
let from: Portal
let to: Portal

async function start(environment: Record<string, string> = {}) {
  const stage = await startReleasing({ environment })
  return { server: stage.server, stage, platform: await givenPlatformToken(stage.server) }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-bundle-'))
  from = await start()
  await approvedRelease(from.server, { shell: await anotherShell(from.server, '2.0.0') })
})
afterAll(async () => {
  await Promise.all([from, to].map(({ stage }) => stage.close()))
  await rm(folder, { recursive: true })
})

const cli = path.join(import.meta.dirname, '../../../../importmap/src/tool/cli.ts')

/** The tool as somebody runs it who has a platform token of that portal. */
function atrium({ server, platform }: Portal, ...args: string[]) {
  const env = { ...process.env, ATRIUM_PLATFORM_TOKEN: platform.token.token }
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [cli, ...args, '--portal', server.url], { cwd: folder, env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

test('one portal is written into a file by the tool and another one is made of it, once an operator has approved', async () => {
  const said = await atrium(from, 'export', 'portal.zip', '--json')
  expect(said).toMatchObject({ code: 0 })
  const { signingKey } = JSON.parse(said.out)
  to = await start({ ATRIUM_REVISION_KEYS: `HQ:${signingKey}` })
  const told = await atrium(to, 'import', 'portal.zip', '--reason', 'offline', '--json')
  expect(told).toMatchObject({ code: 0 })
  const { proposal, parts, signer } = JSON.parse(told.out)
  expect({ parts, signer }).toEqual({ parts: [{ slug: 'shell', version: '2.0.0' }], signer: 'HQ' })
  await (await givenOperator(to.server)).call('approveProposal', { id: proposal })
  const shells = await Promise.all(
    [from, to].map(async ({ platform: { machine } }) =>
      (await machine.call('getPlatformParts', {})).parts.find(({ slug }) => slug === 'shell'),
    ),
  )
  expect(shells[1]).toEqual(shells[0])
})

test('what cannot be imported ends with 1 and says why; what was asked wrongly ends with 2, and nothing is changed', async () => {
  const bytes = await readFile(path.join(folder, 'portal.zip'))
  await writeFile(path.join(folder, 'cut.zip'), bytes.subarray(0, bytes.length - 20))
  const before = (await revisionsOf(to.server)).length
  const refused = await atrium(to, 'import', 'cut.zip', '--reason', 'x')
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('cut short')])
  const wrong = [
    await atrium(to, 'import', 'portal.zip'),
    await atrium(to, 'import', 'none.zip', '--reason', 'x'),
    await atrium(to, 'export'),
  ]
  expect(wrong.map(({ code }) => code)).toEqual([2, 2, 2])
  expect((await atrium(from, 'export', 'x.zip', '--revision', '999')).code).toBe(1)
  expect((await revisionsOf(to.server)).length).toBe(before)
})
