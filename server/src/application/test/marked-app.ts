import { UserType } from '@atrium/shared-utility/contract'
import { mentionOf } from '@atrium/shared-utility/model'
import { newId } from '../../foundation/db/id.ts'
import type { TestServer } from '../../test/test-server.ts'
import { imported, sent } from '../record/record-import/test/given.ts'
import { aField, entityOf } from './given-app.ts'
import { uploadedFor } from './given-files.ts'
import { givenContracts, publish } from './given-roles.ts'
import { givenView } from './given-view.ts'

export const mark = 'Zebra'

/**
 * An application for chosen people, with a role for a person, and one for a department of theirs: a table with a board, a file,
 * a comment and imports, and one that names its records. Each text of it has the mark.
 */
export async function givenMarked(server: TestServer) {
  const app = await givenContracts(server)
  const { enterprise, builder, appId, uid, where, title, cost, note } = app
  const admin = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(admin)
  const person = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const { id: departmentId } = await admin.call('addDepartment', { name: `${mark} sales` })
  const userIds = [person.person.id]
  await admin.call('addDepartmentMembers', { departmentId, userIds })
  await builder.call('updateBuiltApplication', { appId, name: mark, nameEn: mark, isVisible: true })
  const named = (key: string, fields: (typeof title)[]) => ({ ...entityOf(fields, key), label: mark, labelEn: mark })
  const state = aField('choice', { key: 'state', options: [{ key: 'open', label: mark, labelEn: mark }] })
  const papers = aField('file', { key: 'papers' })
  const related = aField('relation', { key: 'contract', relatesTo: uid, label: mark })
  const parts = { uid: newId(), where: { appId, entity: 'part' } }
  await builder.call('putEntity', { appId, uid, rev: 1, body: named('asset', [title, cost, note, state, papers]) })
  await builder.call('putEntity', { appId, uid: parts.uid, rev: 0, body: named('part', [related]) })
  const view = { key: 'board', kind: 'board', fields: [title.uid], groupBy: state.uid } as const
  await givenView(app, { ...view, fields: [...view.fields], label: mark, labelEn: mark })
  await publish(builder, appId)
  const paper = await uploadedFor(person, where, { field: 'papers', name: `${mark}.txt`, bytes: Buffer.from(mark) })
  const values = { title: `${mark} deal`, note: mark, state: 'open', papers: [paper.id] }
  const { id } = await person.call('addRecord', { ...where, values })
  await person.call('updateRecord', { ...where, id, rev: 1, values: { title: `${mark} deal 2` } })
  const { id: commentId } = await person.call('addRecordComment', { ...where, id, text: mark })
  await builder.call('addRecordComment', { ...where, id, text: `${mentionOf(person.person.id)} ${mark}` })
  const { url } = await person.call('linkRecordFile', { ...where, id, fileId: paper.id })
  const link = Object.fromEntries(new URL(url, 'https://x.example').searchParams)
  const half = await person.call('addRecordFile', { ...where, field: 'papers', name: 'half.txt', sizeBytes: 5 })
  const over = await imported(person, { ...where, name: `${mark}.csv` }, `title,cost\nnew,${mark}\n`)
  const waiting = await sent(person, where, `title\n${mark}\n`)
  const imports = { overId: over.id, waitingId: waiting.id }
  const part = await person.call('addRecord', { ...parts.where, values: { contract: id } })
  await person.call('updateCommonApplications', { ids: [appId] })
  await person.call('noteOpenedApplication', { id: appId })
  const files = { paperId: paper.id, halfId: half.id, link }
  return { ...app, admin, person, departmentId, parts, part: part.id, id, userIds, commentId, files, imports }
}
export type Marked = Awaited<ReturnType<typeof givenMarked>>
