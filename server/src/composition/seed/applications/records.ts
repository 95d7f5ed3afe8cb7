import { addTo, changeIn } from '../../../application/record/write.ts'
import { openEntity } from '../../../application/record/open-app.ts'
import { must } from '../../../foundation/error/must.ts'
import { appCalls, isStillOurs, onBehalfOf, type Demo } from './demo.ts'
import { find, maker } from './design.ts'
import type { DemoApplication, DemoRecord } from './demo-application.ts'

/** How many records are written in one transaction. */
const most = 50

/** Writes what is not written yet, by the way that every record takes. */
export async function writeRecords(application: DemoApplication, demo: Demo) {
  const { people, context } = demo
  const idOf = (loginId: string) => must(people.get(loginId), `${loginId} in the demo`).id
  const { id: appId } = must(await find(application, demo), `the application ${application.name}`)
  const all = application.records({ idOf, now: context.now })
  for (const { key } of application.entities) {
    const own = all.filter(({ entity }) => entity === key)
    for (let from = await countOf({ appId, entity: key }, demo); from < own.length;) {
      if (!(await isStillOurs(demo))) return 'later'
      const chunk = byOnePerson(own.slice(from, from + most))
      await write(chunk, { appId, entity: key }, demo)
      from += chunk.length
    }
  }
  return 'done'
}

/** Those at the beginning that one and the same person writes. */
function byOnePerson(records: readonly DemoRecord[]) {
  const end = records.findIndex(({ by }) => by !== records[0]?.by)
  return end < 0 ? records : records.slice(0, end)
}

type Where = { appId: string; entity: string }

function write(records: readonly DemoRecord[], where: Where, demo: Demo) {
  return onBehalfOf(records[0]?.by ?? maker, demo, async (call) => {
    const open = await openEntity(where, call)
    for (const { at, values, changes } of records) {
      const added = await addTo(open, values, { ...call, now: at })
      let { rev } = added
      for (const change of changes)
        ({ rev } = await changeIn(open, { id: added.id, rev, values: change.values }, { ...call, now: change.at }))
    }
  })
}

async function countOf(where: Where, demo: Demo) {
  const page = { order: 'desc', iDisplayStart: 0, iDisplayLength: 1 } as const
  return (await onBehalfOf(maker, demo, (call) => appCalls.listRecords({ ...where, ...page }, call))).total
}
