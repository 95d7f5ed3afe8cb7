import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform as wholePlatform } from '../../../foundation/db/scope.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { givenPlatformToken } from '../../deploy-token/test/given-deployer.ts'
import { aVersion, packed } from '../release/test/given-upload.ts'
import { revisionsOf, startReleasing } from '../../../portal/revision/test/given-release.ts'
import { holdHead } from '../../../portal/revision/test/hold-head.ts'
import { anotherShell, approvedRelease, givenOperator } from './test/given-operators.ts'

type Platform = Awaited<ReturnType<typeof givenPlatformToken>>

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
beforeAll(async () => {
  stage = await startReleasing()
  server = stage.server
})
afterAll(() => stage.close())

const entries = async () => (await revisionsOf(server)).at(-1)?.entries ?? {}
const revoked = ({ operator, token }: Platform) => operator.call('revokePlatformToken', { id: token.id })

async function kept({ machine }: Platform, slug: string, version: string) {
  const part = { slug, team: 'atrium', paths: [`/own-${slug}`], machine }
  const change = slug === 'shell' ? ({ kind: 'shell', declaration: undefined } as const) : {}
  await machine.call('uploadPart', {}, { content: await packed(aVersion(part, version, change)) })
  const [made] = await artifactsOf(slug, version)
  return { slug, id: made?.id ?? '' }
}

function artifactsOf(slug: string, version: string) {
  return server.services.tx(wholePlatform, (db) =>
    db.selectFrom('artifact').select('id').where('slug', '=', slug).where('version', '=', version).execute(),
  )
}

async function proposed(by: Platform, version: string) {
  return by.machine.tryCall('proposeOwnParts', { parts: [await kept(by, 'shell', version)], reason: version })
}

test.each(['releaseOwnParts', 'proposeOwnParts'] as const)(
  'a platform token that is revoked while its %s waits for its turn does nothing',
  async (name) => {
    const leaked = await givenPlatformToken(server)
    const slug = name === 'releaseOwnParts' ? 'workbench' : 'shell'
    const parts = [await kept(leaked, slug, `7.0.${name.length}`)]
    const before = await entries()
    const other = await holdHead(server)
    const revoking = revoked(leaked)
    await other.wait(1)
    const asked = leaked.machine.tryCall(name, { parts, reason: 'too late' })
    await other.wait(2)
    await Promise.all([other.letGo(), revoking])
    expect(await asked).toMatchObject({ status: 401, error: 'deployTokenInvalid' })
    expect(await entries()).toEqual(before)
  },
)

test('what a token has proposed is over with the token: it cannot be approved, and it waits in no list', async () => {
  const leaked = await givenPlatformToken(server)
  const { body } = await proposed(leaked, '8.0.0')
  const { list } = await leaked.operator.call('listProposals', { state: 'open' })
  expect(body).toMatchObject({ result: { id: list[0]?.id } })
  const id = list[0]?.id ?? ''
  await revoked(leaked)
  const other = await givenOperator(server)
  expect(await other.tryCall('approveProposal', { id })).toMatchObject({ status: 409, error: 'proposalOver' })
  expect((await other.call('getProposal', { id })).state).toBe('withdrawn')
  expect(await other.call('listProposals', { state: 'open' })).toMatchObject({ total: 0 })
})

test('one token leaves room for others and for people, and what it repeats is what waits', async () => {
  const [one, other] = [await givenPlatformToken(server), await givenPlatformToken(server)]
  await approvedRelease(server, { shell: await anotherShell(server, '9.0.0') })
  for (let n = 0; n < 5; n += 1) expect((await proposed(one, `9.1.${n}`)).error).toBeNull()
  expect(await proposed(one, '9.1.4')).toMatchObject({ body: { result: { isNew: false } } })
  expect((await proposed(one, '9.2.0')).error).toBe('proposalsFull')
  expect((await proposed(other, '9.3.0')).error).toBeNull()
  const revisions = await revisionsOf(server)
  const [back, head] = [revisions.at(-2)?.id ?? '', revisions.at(-1)?.id ?? '']
  expect((await other.operator.tryCall('proposeRevisionBack', { id: back, head, reason: 'back' })).error).toBeNull()
})
