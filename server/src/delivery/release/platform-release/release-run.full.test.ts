import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Artifact } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { until } from '../../../test/until.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { givenOperator } from '../proposal/test/given-operators.ts'
import { uploaded } from '../release/test/given-upload.ts'
import { listed, startCommand } from './test/given-command.ts'

let command: Awaited<ReturnType<typeof startCommand>>
beforeAll(async () => void (command = await startCommand()))
afterAll(() => command.close())

/** Gives the command with --wait, and has this done once it waits. */
async function waited(decide: () => Promise<unknown>) {
  const { ended, told } = command.begin(['--wait'])
  await until(() => told().includes('for another operator'))
  await decide()
  return ended
}

/** A part that every page runs, in another version: one file has all of it. */
async function core(slug: string, version: string, change: Partial<Artifact> = {}) {
  const { manifest, files } = command.parcel(slug, version)
  const [file = ''] = Object.keys(files)
  const before = await command.built.manifestOf(slug)
  const entries = Object.fromEntries(Object.keys(before.entries).map((name) => [name, file]))
  const own = { version, files: manifest.files, imports: manifest.imports, entries, css: [] }
  return { manifest: { ...before, ...own, ...change }, files }
}

test('what differs from nothing is nothing to release, and that is well', async () => {
  const before = await command.revisions()
  const { code, said } = await command.release()
  expect({ code, said }).toMatchObject({ code: 0, said: { ok: true, released: [], revision: null, proposal: null } })
  // The same content under another number is no other content.
  await command.built.build({
    manifest: { ...(await command.built.manifestOf('workbench')), version: '1.0.1' },
    files: {},
  })
  expect(await command.release()).toMatchObject({ code: 0, said: { released: [] } })
  expect(await command.revisions()).toEqual(before)
})

test('a changed shell waits for another operator, is proposed once, and is in force once approved', async () => {
  const before = await command.entries()
  await command.built.build(await core('shell', '2.0.0'))
  const { code, said } = await command.release()
  expect({ code, said }).toMatchObject({ code: 0, said: { released: [], proposal: { state: 'open', isNew: true } } })
  const { id, at } = proposalIn(said)
  expect(at).toBe(`${command.server.url}/sysop/parcels/proposal/${id}`)
  expect(await command.entries()).toEqual(before)

  const other = await givenOperator(command.server)
  const ended = await waited(() => other.call('approveProposal', { id }))
  expect(ended.code).toBe(0)
  expect(ended.said['proposal']).toMatchObject({ id, isNew: false, state: 'approved' })
  const { shell, ...others } = await command.entries()
  expect({ ...others, shell: before['shell'] }).toEqual(before)
  expect(shell).not.toBe(before['shell'])
  expect(await command.release()).toMatchObject({ code: 0, said: { released: [], proposal: null } })
})

test('a parcel that needs what only the coming shared set offers is proposed with it, and the others do not wait', async () => {
  const exports = { react: ['useState', 'useComing'] }
  await command.built.build(await core('shared', '1.1.0', { exports }))
  const [needing, other] = [
    command.parcel('needing', '1.0.0', { uses: { react: ['useComing'] } }),
    command.parcel('fresh', '1.1.0'),
  ]
  await command.built.build(needing)
  await command.built.build(other)
  const { code, said, err } = await command.release()
  expect([code, err]).toEqual([0, expect.any(String)])
  expect(said['released']).toEqual(listed({ fresh: '1.1.0' }))
  expect(proposalIn(said).parts).toEqual(expect.arrayContaining(listed({ shared: '1.1.0', needing: '1.0.0' })))

  const operator = await givenOperator(command.server)
  const { id } = proposalIn(said)
  const ended = await waited(() => operator.call('refuseProposal', { id, reason: 'not today' }))
  expect(ended.code).toBe(1)
  expect(ended.said).toMatchObject({ ok: false, proposal: { id, state: 'refused', decision: 'not today' } })

  const again = proposalIn((await command.release()).said)
  expect(again.id).not.toBe(id)
  await operator.call('approveProposal', { id: again.id })
  expect(Object.keys(await command.entries())).toContain('needing')
})

test('other content under a version that is there is refused before anything is sent, with what to do', async () => {
  const before = await command.revisions()
  await command.built.build(command.parcel('fresh', '1.1.0', { exports: { '@atrium/fresh': ['mount'] } }))
  const { code, said } = await command.release()
  expect([code, said]).toMatchObject([
    1,
    { ok: false, refused: [expect.stringContaining('--force-publish=@atrium/fresh')] },
  ])
  expect(await command.revisions()).toEqual(before)
})

test('what is a team’s stays theirs, and what was asked wrongly is said; nothing is changed', async () => {
  const team = await givenDeployer(command.server, { slug: 'orders', paths: ['/orders'] })
  await uploaded(team, '1.0.0')
  await team.machine.call('releaseOwnParcel', { version: '1.0.0' })
  const before = await command.revisions()
  await command.built.build(command.parcel('orders', '2.0.0'))
  expect(await command.release()).toMatchObject({
    code: 1,
    said: { refused: [expect.stringContaining('a parcel of a team')] },
  })
  const wrong = [
    await command.release([], ''),
    await command.release(['--built', '/nowhere']),
    await command.release(['--yes']),
  ]
  expect(wrong.map(({ code }) => code)).toEqual([2, 2, 2])
  expect((await command.release([], 'atrium_deploy_none')).code).toBe(1)
  expect(await command.revisions()).toEqual(before)
})

const proposal = z.object({ id: z.string(), at: z.string(), parts: z.array(z.unknown()) })

function proposalIn(said: Record<string, unknown>) {
  return proposal.parse(said['proposal'])
}
