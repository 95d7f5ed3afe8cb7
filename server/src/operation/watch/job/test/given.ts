import { newId } from '../../../../foundation/db/id.ts'
import type { NewRow } from '../../../../foundation/db/schema.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import { holdJob } from '../../../../foundation/job/queries.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { listExport } from '../../../export/export-job.ts'
import { givenExport, signIns } from '../../../export/test/given.ts'

/** A job that sends no mail: this installation has none. */
export async function givenJob(server: TestServer, columns: Partial<NewRow<'job'>>) {
  const id = newId()
  const payload = JSON.stringify({ userId: 'nobody', lang: 'zh-CN' })
  await server.services.tx(platform, (db) =>
    db
      .insertInto('job')
      .values({ id, kind: 'passwordChanged', key: id, payload, ...columns })
      .execute(),
  )
  return id
}

/** An export's job that another process seems to work on. */
export async function givenRunningExport(server: TestServer, userId: string) {
  const exportId = await givenExport(server, { input: signIns(), userId })
  const id = await givenJob(server, {
    kind: 'export',
    key: exportId,
    payload: JSON.stringify({ id: exportId }),
    status: 'running',
    attempts: 1,
    lease_until: new Date(Date.now() + 600_000),
  })
  return { exportId, id }
}

/** The next step of that process. */
export async function workOn(server: TestServer, { exportId, id: jobId }: { exportId: string; id: string }) {
  const [step] = listExport.steps
  if (step === undefined || !('work' in step)) throw new Error('an export works by itself')
  await step.work(
    { id: exportId },
    {
      jobId,
      now: new Date(),
      clock: () => new Date(),
      newId,
      services: server.services,
      hold: (db) => holdJob(db, { id: jobId, attempts: 1 }),
      progress: async () => {},
      stopping: new AbortController().signal,
    },
  )
}
