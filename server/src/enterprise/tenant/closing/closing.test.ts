import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import { heldUp } from '../../../test/held-up.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { removeRows } from './queries.ts'

let server: TestServer
let operator: Awaited<ReturnType<TestServer['given']['signedIn']>>

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

const dayMs = 24 * 60 * 60_000
const reason = 'The contract has ended'
const rowOf = (entid: string) => operator.call('getEnterprise', { entid })

async function close({ id, name }: { id: string; name: string }) {
  const { version } = await rowOf(id)
  return operator.call('closeEnterprise', { entid: id, version, reason, name })
}

test('a closed enterprise lets nobody in: they read when its data go, at the next call, at the door and in their list', async () => {
  const enterprise = await server.given.enterprise()
  const member = await server.given.signedIn({ enterprise })
  const before = Date.now()
  const { closesAt } = await close(enterprise)
  expect(Date.parse(closesAt)).toBeGreaterThanOrEqual(before + 30 * dayMs)
  const refused = await member.tryCall('listApplications', {}, { space: enterprise.id })
  expect(refused).toMatchObject({ status: 403, error: 'spaceClosing' })
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date(closesAt))
  expect(refused.msg).toContain(enterprise.name)
  expect(refused.msg).toContain(day)
  const { loginId } = member.person
  const door = await server
    .client()
    .tryCall('signIn', { loginId, password: 'correct horse battery' }, { space: enterprise.id })
  expect(door.error).toBe('spaceClosing')
  const own = (await member.call('listOwnEnterprises', {})).list.find(({ entId }) => entId === enterprise.id)
  expect(own).toMatchObject({ standing: 'spaceClosing', standingAt: closesAt })
})

test('until that day it is had back as it was, and the job that waited is cancelled', async () => {
  const enterprise = await server.given.enterprise({ status: 'readonly' })
  const member = await server.given.signedIn({ enterprise })
  await close(enterprise)
  expect(await rowOf(enterprise.id)).toMatchObject({ status: 'closing', closeReason: reason })
  const { version } = await rowOf(enterprise.id)
  await operator.call('reopenEnterprise', { entid: enterprise.id, version })
  expect(await rowOf(enterprise.id)).toMatchObject({ status: 'readonly', closesAt: null, closeReason: null })
  expect((await member.tryCall('listApplications', {}, { space: enterprise.id })).error).toBeNull()
  const { list } = await operator.call('listJobs', { kind: 'removeEnterprise', entid: enterprise.id })
  expect(list.map(({ state }) => state)).toEqual(['cancelled'])
  const again = await operator.tryCall('reopenEnterprise', { entid: enterprise.id, version: version + 1 })
  expect(again.error).toBe('enterpriseNotClosing')
})

test('both are asked again who they are, and stand in the log with the reason', async () => {
  const enterprise = await server.given.enterprise()
  const other = await server.given.signedIn({ userType: UserType.operator })
  const { version } = await rowOf(enterprise.id)
  const asked = { entid: enterprise.id, version, reason, name: enterprise.name }
  expect((await other.tryCall('closeEnterprise', asked)).error).toBe('stepUpRequired')
  await close(enterprise)
  expect((await other.tryCall('reopenEnterprise', { entid: enterprise.id, version: 2 })).error).toBe('stepUpRequired')
  await operator.call('reopenEnterprise', { entid: enterprise.id, version: 2 })
  const { list } = await operator.call('listAudit', { entid: enterprise.id })
  const acts = list.map(({ action }) => action)
  expect(acts).toEqual(expect.arrayContaining(['closeEnterprise', 'reopenEnterprise']))
  const { rows } = await runSql(
    server.address,
    `select diff from audit_log where ent_id = '${enterprise.id}' and action = 'closeEnterprise'`,
  )
  expect(rows).toEqual([{ diff: { reason, closesAt: expect.any(String) } }])
})

test('what is not its name, an older version, one that is being set up or closed already: refused', async () => {
  const enterprise = await server.given.enterprise()
  const asked = { entid: enterprise.id, version: 1, reason, name: enterprise.name }
  const refusal = async (change: Partial<typeof asked>) =>
    (await operator.tryCall('closeEnterprise', { ...asked, ...change })).error
  expect(await refusal({ name: `${enterprise.name}x` })).toBe('enterpriseNameDiffers')
  expect(await refusal({ version: 7 })).toBe('versionConflict')
  expect(await refusal({ entid: 'nowhere' })).toBe('enterpriseNotFound')
  const fresh = await server.given.enterprise({ status: 'provisioning' })
  expect(await refusal({ entid: fresh.id, name: fresh.name })).toBe('enterpriseNotReady')
  await close(enterprise)
  expect(await refusal({ version: 2 })).toBe('enterpriseClosed')
  const resumed = await operator.tryCall('updateEnterprise', { entid: enterprise.id, version: 2, status: 'active' })
  expect(resumed.error).toBe('enterpriseClosed')
})

test('who closes or reopens while another operator is changing the enterprise is refused as coming too late', async () => {
  const { id: entid, name } = await server.given.enterprise()
  const changing = { locks: `select from enterprise where id = '${entid}' for update`, does: changed(entid) }
  const closing = () => operator.tryCall('closeEnterprise', { entid, version: 1, reason, name })
  expect((await heldUp(server, changing, closing)).error).toBe('versionConflict')
  await close({ id: entid, name })
  const reopening = () => operator.tryCall('reopenEnterprise', { entid, version: 3 })
  expect((await heldUp(server, changing, reopening)).error).toBe('versionConflict')
})

function changed(entid: string) {
  return `update enterprise set version = version + 1 where id = '${entid}'`
}

test('the database deletes no rows of an enterprise that is not closed, whoever asks', async () => {
  const enterprise = await server.given.enterprise()
  await server.given.person({ enterprise })
  await close(enterprise)
  await expect(server.services.tx(platform, (db) => removeRows(db, enterprise.id, 10))).rejects.toThrow(/not closed/)
})
