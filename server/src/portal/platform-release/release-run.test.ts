import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Artifact } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { until } from '../../test/until.ts'
import { givenDeployer, givenPlatformToken } from '../deploy-token/test/given-deployer.ts'
import { givenOperator } from '../proposal/test/given-operators.ts'
import { aVersion, uploaded } from '../release/test/given-upload.ts'
import { revisionsOf, startReleasing } from '../revision/test/given-release.ts'
import { givenBuilt } from './test/given-built.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let platform: Awaited<ReturnType<typeof givenPlatformToken>>
let built: Awaited<ReturnType<typeof givenBuilt>>

beforeAll(async () => {
  stage = await startReleasing()
  platform = await givenPlatformToken(stage.server)
  built = await givenBuilt(stage.folder)
})
afterAll(async () => {
  await stage.close()
  await built.remove()
})

const tasks = path.join(import.meta.dirname, '../../../../importmap/bin/tasks.mjs')

/** `npm run release` of what was built in that folder, by whoever has the token. */
function release(args: readonly string[] = [], token: string = platform.token.token) {
  return begin(args, token).ended
}

/** `told` answers what it has said so far of how it goes. */
function begin(args: readonly string[], token = platform.token.token) {
  const env = { ...process.env, ATRIUM_PLATFORM_TOKEN: token }
  const given = ['release', '--built', built.folder, '--portal', stage.server.url, '--json', ...args]
  const { promise: ended, resolve } = Promise.withResolvers<Ended>()
  const child = execFile(process.execPath, [tasks, ...given], { env }, (error, out, err) =>
    resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: JSON.parse(out), err }),
  )
  let told = ''
  child.stderr?.on('data', (chunk) => (told += String(chunk)))
  return { ended, told: () => told }
}

type Ended = { code: number; said: Record<string, unknown>; err: string }

/** Gives the command with --wait, and has this done once it waits. */
async function waited(decide: () => Promise<unknown>) {
  const { ended, told } = begin(['--wait'])
  await until(() => told().includes('for another operator'))
  await decide()
  return ended
}

const revisions = () => revisionsOf(stage.server)
const entries = async () => (await revisions()).at(-1)?.entries ?? {}

function parcel(slug: string, version: string, change: Partial<Artifact> = {}) {
  return aVersion({ slug, team: 'atrium', paths: [`/own-${slug}`], machine: platform.machine }, version, change)
}

/** A part that every page runs, in another version: one file has all of it. */
async function core(slug: string, version: string, change: Partial<Artifact> = {}) {
  const { manifest, files } = parcel(slug, version)
  const [file = ''] = Object.keys(files)
  const before = await built.manifestOf(slug)
  const entries = Object.fromEntries(Object.keys(before.entries).map((name) => [name, file]))
  const own = { version, files: manifest.files, imports: manifest.imports, entries, css: [] }
  return { manifest: { ...before, ...own, ...change }, files }
}

test('what differs from nothing is nothing to release, and that is well', async () => {
  const before = await revisions()
  const { code, said } = await release()
  expect({ code, said }).toMatchObject({ code: 0, said: { ok: true, released: [], revision: null, proposal: null } })
  // The same content under another number is no other content.
  await built.build({ manifest: { ...(await built.manifestOf('workbench')), version: '1.0.1' }, files: {} })
  expect(await release()).toMatchObject({ code: 0, said: { released: [] } })
  expect(await revisions()).toEqual(before)
})

test('parcels that changed are in force as one revision and in the pages, nothing else changes, and twice is nothing', async () => {
  const before = await entries()
  const [one, two] = [parcel('workbench', '1.1.0'), parcel('fresh', '1.0.0')]
  await built.build(one)
  await built.build(two)
  const tried = await release(['--dry-run'])
  expect([tried.code, tried.said['release']]).toEqual([0, listed({ workbench: '1.1.0', fresh: '1.0.0' })])
  expect(await entries()).toEqual(before)

  const { code, said, err } = await release(['--reason', 'new pages'])
  const made = (await revisions()).at(-1)
  expect({ code, said }).toMatchObject({
    code: 0,
    said: { released: listed({ workbench: '1.1.0', fresh: '1.0.0' }), revision: made?.number },
  })
  expect(err).toContain('2 of 2: fresh 1.0.0 is uploaded')
  expect(made?.reason).toBe('new pages')
  const { fresh, workbench, ...others } = made?.entries ?? {}
  const { workbench: old, ...rest } = before
  expect(others).toEqual(rest)
  expect(fresh).toBeDefined()
  expect(workbench).not.toBe(old)
  const page = await (await fetch(`${stage.server.url}/own-workbench/home`)).text()
  expect(page).toContain(Object.keys(one.files)[0])

  expect(await release()).toMatchObject({ code: 0, said: { released: [], revision: null } })
  expect((await revisions()).at(-1)?.id).toBe(made?.id)
})

test('a changed shell waits for another operator, is proposed once, and is in force once approved', async () => {
  const before = await entries()
  await built.build(await core('shell', '2.0.0'))
  const { code, said } = await release()
  expect({ code, said }).toMatchObject({ code: 0, said: { released: [], proposal: { state: 'open', isNew: true } } })
  const { id, at } = proposalIn(said)
  expect(at).toBe(`${stage.server.url}/sysop/parcels/proposal/${id}`)
  expect(await entries()).toEqual(before)

  const other = await givenOperator(stage.server)
  const ended = await waited(() => other.call('approveProposal', { id }))
  expect(ended.code).toBe(0)
  expect(ended.said['proposal']).toMatchObject({ id, isNew: false, state: 'approved' })
  const { shell, ...others } = await entries()
  expect({ ...others, shell: before['shell'] }).toEqual(before)
  expect(shell).not.toBe(before['shell'])
  expect(await release()).toMatchObject({ code: 0, said: { released: [], proposal: null } })
})

test('a parcel that needs what only the coming shared set offers is proposed with it, and the others do not wait', async () => {
  const exports = { react: ['useState', 'useComing'] }
  await built.build(await core('shared', '1.1.0', { exports }))
  const [needing, other] = [parcel('needing', '1.0.0', { uses: { react: ['useComing'] } }), parcel('fresh', '1.1.0')]
  await built.build(needing)
  await built.build(other)
  const { code, said, err } = await release()
  expect([code, err]).toEqual([0, expect.any(String)])
  expect(said['released']).toEqual(listed({ fresh: '1.1.0' }))
  expect(proposalIn(said).parts).toEqual(expect.arrayContaining(listed({ shared: '1.1.0', needing: '1.0.0' })))

  const operator = await givenOperator(stage.server)
  const { id } = proposalIn(said)
  const ended = await waited(() => operator.call('refuseProposal', { id, reason: 'not today' }))
  expect(ended.code).toBe(1)
  expect(ended.said).toMatchObject({ ok: false, proposal: { id, state: 'refused', decision: 'not today' } })

  const again = proposalIn((await release()).said)
  expect(again.id).not.toBe(id)
  await operator.call('approveProposal', { id: again.id })
  expect(Object.keys(await entries())).toContain('needing')
})

test('other content under a version that is there is refused before anything is sent, with what to do', async () => {
  const before = await revisions()
  await built.build(parcel('fresh', '1.1.0', { exports: { '@atrium/fresh': ['mount'] } }))
  const { code, said } = await release()
  expect([code, said]).toMatchObject([
    1,
    { ok: false, refused: [expect.stringContaining('--force-publish=@atrium/fresh')] },
  ])
  expect(await revisions()).toEqual(before)
})

test('what is a team’s stays theirs, and what was asked wrongly is said; nothing is changed', async () => {
  const team = await givenDeployer(stage.server, { slug: 'orders', paths: ['/orders'] })
  await uploaded(team, '1.0.0')
  await team.machine.call('releaseOwnParcel', { version: '1.0.0' })
  const before = await revisions()
  await built.build(parcel('orders', '2.0.0'))
  expect(await release()).toMatchObject({ code: 1, said: { refused: [expect.stringContaining('a parcel of a team')] } })
  const wrong = [await release([], ''), await release(['--built', '/nowhere']), await release(['--yes'])]
  expect(wrong.map(({ code }) => code)).toEqual([2, 2, 2])
  expect((await release([], 'atrium_deploy_none')).code).toBe(1)
  expect(await revisions()).toEqual(before)
})

function listed(versions: Record<string, string>) {
  return Object.entries(versions).map(([slug, version]) => ({ slug, version }))
}

const proposal = z.object({ id: z.string(), at: z.string(), parts: z.array(z.unknown()) })

function proposalIn(said: Record<string, unknown>) {
  return proposal.parse(said['proposal'])
}
