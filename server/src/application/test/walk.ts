import { callAreas, type Call, type CallName } from '@atrium/shared-utility/contract'
import { leastInput } from '../../test/least-input.ts'
import { mark, type Marked } from './marked-app.ts'

// Each call of these areas is found by itself, so that one which comes later is walked, too.
const ofApplications: Record<string, Call> = callAreas.application
const areas: Record<string, Call> = { ...callAreas.organisation, ...callAreas.enterprise, ...ofApplications }
const named = (all: Record<string, Call>) => Object.entries(all) as [CallName, Call][]

const reading = named(areas).flatMap(([name, { method }]) => (method === 'GET' ? [name] : []))
/** What people do with records: all calls to an application and what is in it, without those of its makers. */
const isOfMakers = ({ path }: Call) => path.startsWith('/api2/builder/')
const ofRecords = named(ofApplications).filter(([, call]) => !isOfMakers(call) && call.path.includes('{appId}'))
const readingRecords = ofRecords.flatMap(([name, { method }]) => (method === 'GET' ? [name] : []))
// A file of records that is read takes the place of the one that waits, so it comes last.
const writingRecords = ofRecords
  .flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]))
  .toSorted((one, other) => Number(one === 'readRecordFile') - Number(other === 'readRecordFile'))
const making = named(ofApplications).flatMap(([name, call]) => (isOfMakers(call) ? [name] : []))
const sorted = new Set<string>([...readingRecords, ...writingRecords, ...making])
/** Calls of the area that are neither: what these tell is looked at by their names. */
export const others = Object.keys(ofApplications).filter((name) => !sorted.has(name))

function inputFor(name: CallName, { appId, id, departmentId, person, commentId, files, imports }: Marked) {
  const isUpload = name === 'addRecordFileBytes' || name === 'removeRecordFile'
  const known: Record<string, unknown> = {
    appId,
    entity: 'asset',
    id: name in ofApplications ? id : appId,
    departmentId,
    userId: person.person.id,
    number: 1,
    iDisplayLength: 100,
    rev: 2,
    offset: 0,
    // A department has the mark, too.
    q: `${mark} deal`,
    commentId,
    fileId: isUpload ? files.halfId : files.paperId,
    ...files.link,
    ...(name === 'listBoard' && { view: 'board' }),
    ...((name === 'addRecord' || name === 'updateRecord') && { values: { title: 'x' } }),
    ...(name === 'addRecordFile' && { field: 'papers', name: 'x.txt' }),
    ...(name.includes('RecordImport') && { id: imports.overId }),
    ...(isOfWaiting(name) && { id: imports.waitingId, mapping: { title: 0 } }),
  }
  const call = areas[name] as Call // Each name is one of theirs.
  const own = Object.keys(call.input.shape).filter((field) => Object.hasOwn(known, field))
  return { ...leastInput(call), ...Object.fromEntries(own.map((field) => [field, known[field]])) }
}

function isOfWaiting(name: CallName) {
  return name === 'previewRecordImport' || name === 'startRecordImport'
}

function tried(name: CallName, app: Marked) {
  const content = name === 'readRecordFile' ? `title\n${mark}\n` : mark
  return app.person.tryCall(name, inputFor(name, app), { content })
}

/** The calls whose answer to the person has something of the application or its records in it. */
export async function telling(app: Marked) {
  const told = []
  for (const name of reading) {
    const answer = await tried(name, app)
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
    await person.tryCall('listRecords', { ...app.where, view: 'board' }),
  ]
  const more = lists.flatMap(({ body }, index) => (JSON.stringify(body).includes(mark) ? [index] : []))
  return { told: told.sort(), more }
}

/** How each call that reads a record is refused; null of one that is not. */
export async function reads(app: Marked) {
  return refusals(readingRecords, app)
}

/** How each call that writes a record is refused. */
export async function writes(app: Marked) {
  return refusals(writingRecords, app)
}

/** How each call of those who make applications is refused. */
export async function makes(app: Marked) {
  return refusals(making, app)
}

async function refusals(names: readonly CallName[], app: Marked) {
  const errors: Partial<Record<CallName, string | null>> = {}
  for (const name of names) errors[name] = (await tried(name, app)).error
  return errors
}
