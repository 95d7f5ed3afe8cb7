import { newId } from '../../../../foundation/db/id.ts'
import type { NewRow } from '../../../../foundation/db/schema.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { givenJob } from '../../../watch/job/test/given.ts'
import { bulkKind } from '../bulk-job.ts'
import { insertBulk } from '../queries.ts'

type State = { status: NewRow<'bulk'>['status']; job: Partial<NewRow<'job'>> }
export const givenUp: State = { status: 'failed', job: { status: 'failed', attempts: 5, error_key: 'internal' } }

/** The state while another process works on it. */
export function underWay(): State {
  const inAnHour = new Date(Date.now() + 3_600_000)
  return { status: 'running', job: { status: 'running', attempts: 1, lease_until: inAnHour } }
}

/** One of this operator's with a person left to see to, and its job. */
export async function givenBulk(server: TestServer, operatorId: string, { status, job }: State) {
  const [id, userids] = [newId(), [(await server.given.person()).id]]
  const from = { ip: '192.0.2.1', user_agent: '', request_id: 'r1' }
  const row = {
    id,
    action: 'suspend',
    operator_id: operatorId,
    total: 1,
    created_at: new Date(),
    status,
    ...from,
  } as const
  await server.services.tx(platform, (db) => insertBulk(db, { ...row, meant: { userids } }))
  const jobId = await givenJob(server, { kind: bulkKind, key: id, payload: JSON.stringify({ id }), ...job })
  return { id, jobId }
}
