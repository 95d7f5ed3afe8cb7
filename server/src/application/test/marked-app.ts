import {
  appRoleCalls,
  applicationAccessCalls,
  applicationCalls,
  applicationCategoryCalls,
  applicationRequestCalls,
  type Call,
  type CallName,
  departmentCalls,
  departmentMemberCalls,
  designCalls,
  directoryCalls,
  recordCalls,
  roleCalls,
  UserType,
  versionCalls,
} from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import { leastInput } from '../../test/least-input.ts'
import type { TestServer } from '../../test/test-server.ts'
import { aField, entityOf } from './given-app.ts'
import { givenContracts, publish } from './given-roles.ts'

const ofRecords: Record<string, Call> = recordCalls
const areas: Record<string, Call> = {
  ...ofRecords,
  ...designCalls,
  ...versionCalls,
  ...appRoleCalls,
  ...applicationCalls,
  ...applicationAccessCalls,
  ...applicationCategoryCalls,
  ...applicationRequestCalls,
  ...departmentCalls,
  ...departmentMemberCalls,
  ...roleCalls,
  ...directoryCalls,
}
const reading = Object.keys(areas).filter((name) => areas[name]?.method === 'GET') as CallName[]
const writing = Object.keys(recordCalls).filter((name) => ofRecords[name]?.method !== 'GET') as CallName[]

const mark = 'Zebra'

/** An application for chosen people, with a role for a person, and one for a department of theirs. Each text of it has the mark. */
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
  const related = aField('relation', { key: 'contract', relatesTo: uid, label: mark })
  const parts = { uid: newId(), where: { appId, entity: 'part' } }
  await builder.call('putEntity', { appId, uid, rev: 1, body: named('asset', [title, cost, note]) })
  await builder.call('putEntity', { appId, uid: parts.uid, rev: 0, body: named('part', [related]) })
  await publish(builder, appId)
  const values = { title: `${mark} deal`, note: mark }
  const { id } = await person.call('addRecord', { ...where, values })
  await person.call('updateRecord', { ...where, id, rev: 1, values: { title: `${mark} deal 2` } })
  const part = await person.call('addRecord', { ...parts.where, values: { contract: id } })
  await person.call('updateCommonApplications', { ids: [appId] })
  await person.call('noteOpenedApplication', { id: appId })
  return { ...app, admin, person, departmentId, parts, part: part.id, id, userIds }
}

export type Marked = Awaited<ReturnType<typeof givenMarked>>

function inputFor(name: CallName, { appId, id, departmentId, person }: Marked) {
  const known: Record<string, unknown> = {
    appId,
    entity: 'asset',
    id: name in ofRecords ? id : appId,
    departmentId,
    userId: person.person.id,
    number: 1,
    iDisplayLength: 100,
    ...(name === 'addRecord' || name === 'updateRecord' ? { values: { note: 'x' }, rev: 2 } : { rev: 2 }),
  }
  const call = areas[name] as Call // Each name is one of theirs.
  const least = leastInput(call)
  const own = Object.keys(call.input.shape).filter((field) => Object.hasOwn(known, field))
  return { ...least, ...Object.fromEntries(own.map((field) => [field, known[field]])) }
}

/** The calls whose answer to the person has something of the application or its records in it. */
export async function telling(app: Marked) {
  const told = []
  for (const name of reading) {
    const answer = await app.person.tryCall(name, inputFor(name, app) as never)
    if (answer.status >= 500) throw new Error(`${name} failed: ${answer.status}`)
    if (JSON.stringify(answer.body).includes(mark)) told.push(name)
  }
  const { person, parts, part } = app
  const lists = [
    await person.tryCall('listRecords', { ...parts.where, via: 'contract', of: app.id }),
    await person.tryCall('getRecord', { ...parts.where, id: part }),
    await person.tryCall('listRecords', { ...app.where, iSearch: mark }),
    await person.tryCall('listRecords', { ...app.where, sort: 'title' }),
    await person.tryCall('listApplications', { iSearch: mark }),
    await person.tryCall('listApplications', { ids: [app.appId] }),
  ]
  const more = lists.flatMap(({ body }, index) => (JSON.stringify(body).includes(mark) ? [index] : []))
  return { told: told.sort(), more }
}

/** How each call that writes a record is refused. */
export async function writes(app: Marked) {
  const errors = []
  for (const name of writing) errors.push((await app.person.tryCall(name, inputFor(name, app) as never)).error)
  return [...new Set(errors)]
}
