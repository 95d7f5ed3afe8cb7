import type { CallInput, ExportName } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { listExport } from '../export-job.ts'

/** The sign-ins from one address, as a person asks for them; `wide`: so many times the long column. */
export const signIns = (wide = 1): CallInput<'startExport'> => ({
  list: 'listSignIns',
  asked: { ip: '203.0.113.9', order: 'asc' },
  columns: [
    { field: 'at', others: [], label: 'Time' },
    { field: 'result', others: [], label: '结果', words: { ok: '=成功' } },
    ...Array.from({ length: wide }, () => ({ field: 'userAgent', others: [], label: 'Browser' })),
  ],
  name: '登录记录',
})

type Input = Omit<CallInput<'startExport' | 'startSpaceExport'>, 'list'> & { list: ExportName }
type ExportOrder = { input: Input; userId: string; entId?: string }

/** One that no runner takes: the test works on it itself. */
export async function givenExport(server: TestServer, { input, userId, entId }: ExportOrder) {
  const [id, fileId] = [newId(), newId()]
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 60_000)
  const columns = input.columns.map(({ field, label, words }) => ({ field, label, ...(words && { words }) }))
  await server.services.tx(platform, async (db) => {
    const file = { purpose: 'export', name: 'a.csv', mediaType: 'text/csv', createdBy: userId, expiresAt }
    await server.services.files.create(db, { id: fileId, entId: entId ?? null, sizeBytes: null, ...file })
    const asked = { list: input.list, asked: JSON.stringify(input.asked), columns: JSON.stringify(columns) }
    const row = { id, user_id: userId, ent_id: entId ?? null, lang: 'zh-CN', name: 'a.csv', file_id: fileId } as const
    await db
      .insertInto('export')
      .values({ ...row, ...asked, created_at: now, expires_at: expiresAt })
      .execute()
  })
  return id
}

/** Works on it as the runner does, until another process takes over after so many transactions. */
export async function workOn({ services }: TestServer, id: string, turns: number) {
  let left = turns
  const hold = async () => {
    left -= 1
    return left >= 0
  }
  const [step] = listExport.steps
  if (step === undefined || !('work' in step)) throw new Error('an export works by itself')
  const clock = () => new Date()
  const context = { jobId: id, now: clock(), clock, newId: () => id, services, hold, progress: async () => {} }
  await step.work({ id }, { ...context, stopping: new AbortController().signal })
}
