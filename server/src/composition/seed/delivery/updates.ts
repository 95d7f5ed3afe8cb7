import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { runningVersion } from '../../../operation/package/bundle/installed.ts'
import { storeUpdate } from '../../../operation/package/update/queries.ts'
import { minuteMs } from '../workdays.ts'
import { calls, firstPage, type Desk } from './desk.ts'

const daysAgo = 8

const texts = {
  titleZh: '示例：例行更新',
  titleEn: 'An example: regular update',
  notesZh: '列表打开更快，公告可以附文件。',
  notesEn: 'Lists open faster, and announcements can have files.',
}

/**
 * Leaves an update that is done, once. It is planned as operators plan one, and its end is written down in the same
 * moment: to begin and end it by the calls would tell open pages that the portal closes.
 */
export async function leaveUpdate({ as, at, operator }: Desk) {
  const planned = at(daysAgo, 20)
  const after = (minutes: number) => new Date(planned.getTime() + minutes * minuteMs)
  await as(at(daysAgo, 10), async (call) => {
    const { db } = call
    const known = await calls.listUpdates({ sort: 'plannedAt', ...firstPage }, call)
    if (known.total > 0) return
    const plan = { ...texts, version: runningVersion, windowMin: 30, startsItself: false }
    const { id } = await calls.planUpdate({ ...plan, plannedAt: planned.toISOString() }, call)
    const [begun, settled, ended] = [after(1), after(2), after(14)]
    const by = { started_by: operator.id, ended_by: operator.id }
    const times = { started_at: begun, settled_at: settled, settled_jobs: 0, ended_at: ended }
    await storeUpdate(db, id, { state: 'done', ...by, ...times, end_note: '按计划完成 / As planned' })
    const target = { targetKind: 'update', targetId: id, entId: null } as const
    const diff = { versionName: runningVersion, title: texts.titleZh, outcome: 'done' as const }
    await recordAct(call, { action: 'endUpdate', ...target, diff })
  })
}
