import { addTo, changeIn } from '../../../application/record/record/write.ts'
import { openEntity } from '../../../application/record/record/open-app.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { appCalls, isStillOurs, onBehalfOf, type Demo } from './demo.ts'
import { find } from './design.ts'
import { handIn } from './papers/hand-in.ts'
import type { DemoApplication, DemoEntity, DemoRecord } from './demo-application.ts'

/** How many records are written in one transaction. */
const most = 50

/** Writes what is not written yet, by the way that every record takes. */
export async function writeRecords(application: DemoApplication, demo: Demo) {
  const { people, context } = demo
  const { keeper, entities } = application
  const idOf = (loginId: string) => must(people.get(loginId), `${loginId} in the demo`).id
  const { id: appId } = must(await find(application, demo), `the application ${application.name}`)
  const written = new Map<string, string>()
  const recordOf = (name: string) => must(written.get(name), `a record called ${name}`)
  for (const { table, records } of entities.toSorted(byRelations)) {
    const where = { appId, entity: table.key, keeper }
    const all = records({ idOf, recordOf, now: context.now })
    for (let from = (await look(where, demo)).total; from < all.length;) {
      if (!(await isStillOurs(demo))) return 'later'
      const chunk = byOnePerson(all.slice(from, from + most))
      await write(chunk, where, demo)
      from += chunk.length
    }
    for (const [name, id] of await namesOf(table, where, demo)) written.set(name, id)
  }
  return 'done'
}

/** Those whose records name others come after them. */
function byRelations({ table }: DemoEntity, other: DemoEntity) {
  const relations = ({ fields }: DemoEntity['table']) => fields.filter(({ type }) => type === 'relation').length
  return relations(table) - relations(other.table)
}

/** Those at the beginning that one and the same person writes. */
function byOnePerson(records: readonly DemoRecord[]) {
  const end = records.findIndex(({ by }) => by !== records[0]?.by)
  return end < 0 ? records : records.slice(0, end)
}

type Where = { appId: string; entity: string; keeper: string }

/** A process that is killed in between leaves records as they were first written. */
async function write(records: readonly DemoRecord[], { keeper, ...where }: Where, demo: Demo) {
  const by = records[0]?.by ?? keeper
  const drafts = await Promise.all(records.map(async (one) => ({ at: one.at, raw: await filled(one, where, demo) })))
  const added = await onBehalfOf(by, demo, async (call) => {
    const open = await openEntity(where, call)
    const ids: string[] = []
    for (const { at, raw } of drafts) ids.push((await addTo(open, { id: call.newId(), raw }, { ...call, now: at })).id)
    return ids
  })
  for (const [index, { changes }] of records.entries())
    for (const [before, changed] of changes.entries()) {
      const values = await filled(changed, where, demo)
      await onBehalfOf(changed.by, demo, async (call) => {
        const change = { id: added[index] ?? '', rev: before + 1, values }
        await changeIn(await openEntity(where, call), change, { ...call, now: changed.at })
      })
    }
}

type Written = Pick<DemoRecord, 'at' | 'by' | 'values' | 'papers'>

/** What is written, with the files that its person has uploaded for it. */
async function filled({ at, by, values, papers }: Written, where: Omit<Where, 'keeper'>, demo: Demo) {
  if (papers === undefined) return values
  const { field, names } = papers
  const ids: string[] = []
  for (const name of names)
    ids.push(
      await handIn(name, {
        as: (work) => onBehalfOf(by, demo, work),
        announce: (file, call) => appCalls.addRecordFile({ ...where, field, ...file }, { ...call, now: at }),
        send: (fileId, call) => appCalls.addRecordFileBytes({ ...where, fileId, offset: 0 }, call),
      }),
    )
  return { ...values, [field]: ids }
}

function look({ keeper, ...where }: Where, demo: Demo) {
  const page = { order: 'asc', iDisplayStart: 0, iDisplayLength: 200 } as const
  return onBehalfOf(keeper, demo, (call) => appCalls.listRecords({ ...where, ...page }, call))
}

/** The first records of a table by their names, as records of later tables name them. */
async function namesOf({ fields }: DemoEntity['table'], where: Where, demo: Demo) {
  const key = fields.find(({ type }) => type === 'text')?.key ?? ''
  const { list } = await look(where, demo)
  return list.map(({ id, values }) => [String(values[key]), id] as const)
}
