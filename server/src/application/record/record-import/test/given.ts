import type { RecordImportMapping } from '@atrium/shared-utility/contract'
import { newId } from '../../../../foundation/db/id.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import type { Client } from '../../../../test/client.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { until } from '../../../../test/until.ts'
import { recordImportJob } from '../import-job.ts'
import { beginImport } from '../queries.ts'

type Into = { appId: string; entity: string; name?: string }

export function sent(by: Client, { name = 'assets.csv', ...where }: Into, text: string) {
  return by.call('readRecordFile', { ...where, name }, { content: Buffer.from(text) })
}

/** Imports a file by the columns that are guessed, to its end; answers how it went, and what is wrong. */
export async function imported(by: Client, { name = 'assets.csv', ...where }: Into, text: string) {
  const { id, guess } = await sent(by, { ...where, name }, text)
  await by.call('startRecordImport', { ...where, id, mapping: guess })
  await until(async () => (await by.call('getRecordImport', { ...where, id })).endedAt !== null)
  const { list } = await by.call('listRecordImportFaults', { ...where, id, iDisplayLength: 200 })
  return { ...(await by.call('getRecordImport', { ...where, id })), faults: list }
}

type Begun = { entId: string; id: string; mapping: RecordImportMapping }

/** Begins one that no process works on: the tests do. */
export async function begun({ services }: TestServer, { entId, id, mapping }: Begun) {
  const from = { ip: '192.0.2.1', userAgent: '', requestId: 'r1' }
  const row = { entId, id, mapping: JSON.stringify(mapping), now: new Date(), ...from }
  await services.tx(platform, (db) => beginImport(db, row))
}

type Working = { hold?: () => Promise<boolean>; stopping?: AbortSignal }

export function work({ services }: TestServer, of: { entId: string; id: string }, working: Working = {}) {
  const { hold = async () => true, stopping = new AbortController().signal } = working
  const [step] = recordImportJob.steps
  if (step === undefined || !('work' in step)) throw new Error('an import works by itself')
  const now = new Date()
  const context = { jobId: of.id, now, clock: () => now, newId, services, hold, progress: async () => {}, stopping }
  return step.work(of, context)
}

/** Works until it is asked for its job this often, and is killed then. */
export async function workAndDie(server: TestServer, of: { entId: string; id: string }, batches: number) {
  let held = 0
  const hold = async () => {
    held += 1
    if (held > batches) throw new Error('killed')
    return true
  }
  await work(server, of, { hold }).catch(() => undefined)
}
