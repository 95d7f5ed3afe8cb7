import { newId } from '../../../../foundation/db/id.ts'
import { aField, entityOf, publish } from '../../../../application/test/given-app.ts'
import type { Scenes } from './stage.ts'

/** What an enterprise builds for itself, and what its people keep there. */
export const buildingScenes: Scenes = {
  async 'an application, its versions and its records'({ server, home }) {
    const { enterprise, administrator } = await home()
    const member = await server.given.signedIn({ enterprise })
    const { id: appId } = await administrator.call('addBuiltApplication', { name: '资产台账', nameEn: 'Assets' })
    await administrator.call('updateBuiltApplication', { appId, name: '资产', nameEn: 'Assets', isVisible: true })
    const [uid, other] = [newId(), newId()]
    const body = entityOf([aField('text', { key: 'name' })])
    await administrator.call('putEntity', { appId, uid, rev: 0, body })
    await administrator.call('putEntity', { appId, uid: other, rev: 0, body: { ...body, key: 'other' } })
    await administrator.call('deleteEntity', { appId, uid: other, rev: 1 })
    await publish(administrator, appId)
    await administrator.call('putEntity', { appId, uid: other, rev: 0, body: { ...body, key: 'other' } })
    const live = await publish(administrator, appId)
    await administrator.call('listApplicationVersions', { appId })
    const { draft } = await administrator.call('planGoingBack', { appId, number: 1 })
    await administrator.call('goBackToVersion', { appId, number: 1, draft, live, resetsDraft: true })
    await member.call('getAppRuntime', { appId })
    const where = { appId, entity: 'asset' }
    const { id } = await member.call('addRecord', { ...where, values: { name: 'x' } })
    await member.call('updateRecord', { ...where, id, rev: 1, values: { name: 'y' } })
    await member.call('getRecord', { ...where, id })
    await member.call('listRecordHistory', { ...where, id })
    await member.call('deleteRecord', { ...where, id, rev: 2 })
    await member.call('restoreRecord', { ...where, id })
  },
}
