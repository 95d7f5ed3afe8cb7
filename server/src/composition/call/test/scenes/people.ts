import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../../foundation/db/id.ts'
import { member, reason } from '../../../../operation/people/acting/test/given-acting.ts'
import { givenBulk, underWay } from '../../../../operation/people/bulk/test/given.ts'
import { signIns } from '../../../../operation/export/test/given.ts'
import { givenJob, givenRunningExport } from '../../../../operation/watch/job/test/given.ts'
import { password } from '../../../../test/test-server.ts'
import { until } from '../../../../test/until.ts'
import type { Scenes } from './stage.ts'

/** What operators do with people, enterprises and jobs. */
export const peopleScenes: Scenes = {
  async 'people and their sessions'({ server, operator }) {
    const loginId = `o-${newId()}`
    const { userid } = await operator.call('addUser', { loginId, name: '王芳', userType: UserType.saasAdministrator })
    const person = await server.given.signedIn()
    await operator.call('validateUser', { loginId, userId: userid })
    await operator.call('doesLoginIdExist', { loginId, userId: userid })
    await operator.call('updateUser', { userid, version: 1, name: '王方' })
    await operator.call('getUser', { userid })
    await operator.call('getUserContact', { userid })
    await operator.call('updateUserContact', { userid, version: 2, email: `${newId()}@mail.example`, phone: '' })
    await operator.call('resetPassword', { op: 'reset', userId: userid })
    await operator.call('resetFactors', { userid })
    const { list } = await operator.call('listLiveSessions', { userid: person.person.id })
    await operator.call('endLiveSession', { id: list[0]?.id ?? '' })
    await server.given.signIn(person.person)
    await operator.call('getEnterpriseUser', { userid: person.person.id, currentEntId: person.person.entId ?? '' })
    await operator.call('endUserSessions', { userid: person.person.id })
    await server.given.signIn(person.person)
    await operator.call('endEnterpriseSessions', { entid: person.person.entId ?? '' })
  },

  async 'many people at once'({ server, operator }) {
    const userids = [(await server.given.person()).id]
    await operator.call('previewBulk', { action: 'suspend', userids })
    const { id } = await operator.call('startBulk', { action: 'suspend', userids, expected: 1 })
    await until(async () => (await operator.call('getBulk', { id })).endedAt !== null)
    const other = await givenBulk(server, operator.person.id, underWay())
    await operator.call('cancelBulk', { id: other.id })
  },

  async 'an operator acts as a person'({ server, operator }) {
    const of = await member(server)
    await operator.call('checkActing', { userid: of.id, entid: of.entid })
    await operator.call('beginActing', { userid: of.id, entid: of.entid, reason })
    await operator.call('verifyPassword', { op: 'verify', password })
    await operator.call('allowActingChanges', {})
    await operator.call('endActing', {})
    const own = await server.given.signIn(of)
    await own.call('readOwnActings', {})
  },

  async 'an enterprise from its beginning to its end'({ operator, inPlatform }) {
    const key = newId()
    const admin = { loginId: `a-${key}`, name: '管理员' }
    const name = `企业 ${key}`
    const { entid } = await operator.call('addEnterprise', { name, admin, idempotencyKey: `key-${key}` })
    const isDone = async () => (await operator.call('getEnterpriseProgress', { entid })).status === 'done'
    await until(isDone)
    const failed = { status: 'failed', step: 'roles', percent: 40, error_key: 'internal' } as const
    await inPlatform((db) => db.updateTable('job').set(failed).where('key', '=', entid).execute())
    await operator.call('retryProvisioning', { entid })
    await until(isDone)
    const version = async () => (await operator.call('getEnterprise', { entid })).version
    await operator.call('updateEnterprise', { entid, version: await version(), status: 'readonly' })
    const { id } = await operator.call('exportEnterprise', { entid })
    await operator.call('cancelExport', { id })
    await operator.call('closeEnterprise', { entid, version: await version(), reason: 'x', name })
    await operator.call('reopenEnterprise', { entid, version: await version() })
  },

  async 'categories of enterprises and who cares for them'({ server, operator }) {
    const carer = await server.given.person({ userType: UserType.saasAdministrator })
    const named = () => ({ code: newId().toLowerCase(), name: '物流', nameEn: 'Logistics' })
    const [above, { id }] = [
      await operator.call('addSaasCategory', named()),
      await operator.call('addSaasCategory', named()),
    ]
    await operator.call('updateSaasCategory', { id, version: 1, name: '物流业' })
    await operator.call('moveSaasCategory', { id, version: 2, parentId: above.id })
    await operator.call('setSaasAdministrator', { categoryId: id, userid: carer.id })
    await operator.call('removeSaasAdministrator', { categoryId: id, userid: carer.id })
    await operator.call('deleteSaasCategory', { id })
  },

  async 'exports and jobs'({ server, operator }) {
    const { id } = await operator.call('startExport', signIns())
    const isDone = (one: { id: string; status: string }) => one.id === id && one.status === 'done'
    await until(async () => (await operator.call('listExports', {})).some(isDone))
    await operator.call('linkExport', { id })
    const { id: entid } = await server.given.enterprise()
    await operator.call('verifyAudit', { entid })
    await operator.tryCall('exportAudit', { entid, format: 'ndjson' })
    const { list } = await operator.call('listAudit', {})
    await operator.call('getAudit', { id: list[0]?.id ?? '' })
    const failed = await givenJob(server, { status: 'failed', error_key: 'internal', ended_at: new Date() })
    await operator.call('getJob', { id: failed })
    await operator.call('retryJob', { id: failed })
    const { id: running } = await givenRunningExport(server, operator.person.id)
    await operator.call('cancelJob', { id: running })
  },
}
