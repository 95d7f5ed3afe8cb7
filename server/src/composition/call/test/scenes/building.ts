import { type RoleAct } from '@atrium/shared-utility/contract'
import { mentionOf } from '@atrium/shared-utility/model'
import { newId } from '../../../../foundation/db/id.ts'
import { aField, entityOf, publish } from '../../../../application/test/given-app.ts'
import { uploadedFor } from '../../../../application/test/given-files.ts'
import { givenPdf } from '../../../../enterprise/message/attachment/test/given-files.ts'
import type { Scenes } from './stage.ts'

/** What an enterprise builds for itself, and what its people keep there. */
export const buildingScenes: Scenes = {
  async 'an application, its versions and its records'({ server, home }) {
    const { enterprise, administrator } = await home()
    const member = await server.given.signedIn({ enterprise })
    const { id: appId } = await administrator.call('addBuiltApplication', { name: '资产台账', nameEn: 'Assets' })
    await administrator.call('updateBuiltApplication', { appId, name: '资产', nameEn: 'Assets', isVisible: true })
    const [uid, other] = [newId(), newId()]
    const body = entityOf([aField('text', { key: 'name' }), choice, aField('file', { key: 'papers' })])
    await administrator.call('putEntity', { appId, uid, rev: 0, body })
    await administrator.call('putEntity', { appId, uid: other, rev: 0, body: { ...body, key: 'other' } })
    await administrator.call('orderEntities', { appId, uids: [other, uid] })
    await administrator.call('deleteEntity', { appId, uid: other, rev: 1 })
    await someRoles(administrator, { appId, uid })
    await someViews(administrator, { appId, uid })
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
    await member.call('getRecordCard', { ...where, id })
    await member.call('listBoard', { ...where, view: 'board' })
    await member.call('listRecordHistory', { ...where, id })
    await someComments(member, { ...where, id })
    await someFiles(member, where)
    await member.call('deleteRecord', { ...where, id, rev: 2 })
    await member.call('listDeletedRecords', where)
    await member.call('restoreRecord', { ...where, id })
  },
}

/** One that a record takes up, and one that is given up. */
async function someFiles(member: Administrator, where: { appId: string; entity: string }) {
  const aFile = { field: 'papers', name: 'a.pdf', bytes: givenPdf }
  const [file, other] = [await uploadedFor(member, where, aFile), await uploadedFor(member, where, aFile)]
  const { id } = await member.call('addRecord', { ...where, values: { papers: [file.id] } })
  await member.call('linkRecordFile', { ...where, id, fileId: file.id })
  await member.call('removeRecordFile', { ...where, fileId: other.id })
}

/** What is said about a record, and to whom. */
async function someComments(member: Administrator, record: { appId: string; entity: string; id: string }) {
  const [reader] = await member.call('findRecordReaders', record)
  const { id: commentId } = await member.call('addRecordComment', { ...record, text: mentionOf(reader?.userId ?? '') })
  await member.call('updateRecordComment', { ...record, commentId, text: 'x' })
  await member.call('listRecordComments', record)
  await member.call('deleteRecordComment', { ...record, commentId })
}

type Administrator = Parameters<typeof publish>[0]

const options = [{ key: 'open', label: '待处理', labelEn: '' }]
const choice = aField('choice', { key: 'state', options })

/** A board, and a view that is taken out again. */
async function someViews(administrator: Administrator, { appId, uid }: { appId: string; uid: string }) {
  const [viewUid, other] = [newId(), newId()]
  const body = { key: 'board', label: '看板', entity: uid, kind: 'board' as const, fields: [], groupBy: choice.uid }
  await administrator.call('putAppView', { appId, uid: viewUid, rev: 0, body })
  await administrator.call('putAppView', { appId, uid: other, rev: 0, body: { ...body, key: 'other' } })
  await administrator.call('orderAppViews', { appId, entity: uid, uids: [other, viewUid] })
  await administrator.call('deleteAppView', { appId, uid: other, rev: 1 })
  await administrator.call('previewApplication', { appId })
}

/** A role for everybody, and one that is taken back. */
async function someRoles(administrator: Administrator, { appId, uid }: { appId: string; uid: string }) {
  const [roleUid, other] = [newId(), newId()]
  const acts: RoleAct[] = ['read', 'add', 'change', 'delete']
  const body = { key: 'all', label: '全体', labelEn: 'All', entities: [{ entity: uid, acts }] }
  await administrator.call('putAppRole', { appId, uid: roleUid, rev: 0, body })
  await administrator.call('putAppRole', { appId, uid: other, rev: 0, body: { ...body, key: 'other' } })
  await administrator.call('deleteAppRole', { appId, uid: other, rev: 1 })
  await administrator.call('addAppRoleMember', { appId, uid: roleUid })
  await administrator.call('addAppRoleMember', { appId, uid: roleUid, userId: administrator.person.id })
  const members = await administrator.call('listAppRoleMembers', { appId })
  const own = members.find(({ userId }) => userId === administrator.person.id)
  await administrator.call('removeAppRoleMember', { appId, uid: roleUid, id: String(own?.id) })
}
