import { UserType, type MemberImportMapping } from '@atrium/shared-utility/contract'
import { newId } from '../../../../foundation/db/id.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import type { Client } from '../../../../test/client.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { until } from '../../../../test/until.ts'
import { memberImportJob } from '../import-job.ts'
import { beginImport } from '../queries.ts'

/** An administrator of a new enterprise with room for so many people, who has just confirmed who they are. */
export async function givenAdministrator({ services, given }: TestServer, quota = 20_000) {
  const enterprise = await given.enterprise()
  await services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ user_quota: quota }).where('id', '=', enterprise.id).execute(),
  )
  const browser = await given.signedIn({ userType: UserType.administrator, enterprise })
  await given.confirm(browser)
  return Object.assign(browser, { entId: enterprise.id })
}

export function sent(browser: Client, text: string, name = 'people.csv') {
  return browser.call('readMemberFile', { name }, { content: Buffer.from(text) })
}

/** A file with so many people, of whom some have no telephone that could be one. */
export function givenFile(count: number, faulty: ReadonlySet<number>) {
  const mark = newId()
  const lines = Array.from({ length: count }, (_, index) => {
    const phone = faulty.has(index) ? '123456' : `138${String(index).padStart(8, '0')}`
    return `成员${index},${mark}-${index},${phone},研发部/${index % 7}组,工程师`
  })
  return `\uFEFF姓名,登录账号,手机号,部门,职务\r\n${lines.join('\r\n')}\r\n`
}

type Begun = { entId: string; id: string; mapping: MemberImportMapping }

/** Begins one that no process works on: the tests do. */
export async function begun({ services }: TestServer, { entId, id, mapping }: Begun) {
  const from = { ip: '192.0.2.1', userAgent: '', requestId: 'r1' }
  const row = { entId, id, mapping: JSON.stringify(mapping), makes: true, now: new Date(), ...from }
  await services.tx(platform, (db) => beginImport(db, row))
}

type Working = { hold?: () => Promise<boolean>; stopping?: AbortSignal }

export function work({ services }: TestServer, of: { entId: string; id: string }, working: Working = {}) {
  const { hold = async () => true, stopping = new AbortController().signal } = working
  const [step] = memberImportJob.steps
  if (step === undefined || !('work' in step)) throw new Error('an import works by itself')
  const now = new Date()
  const context = { jobId: of.id, now, clock: () => now, newId, services, hold, progress: async () => {}, stopping }
  return step.work(of, context)
}

/** Works until it is asked for its job this often, and is killed then: what its transaction did is gone. */
export async function workAndDie(server: TestServer, of: { entId: string; id: string }, batches: number) {
  let held = 0
  const hold = async () => {
    held += 1
    if (held > batches) throw new Error('killed')
    return true
  }
  await work(server, of, { hold }).catch(() => undefined)
}

export type Administrator = Awaited<ReturnType<typeof givenAdministrator>>

/** Those who came in by a file, by their login ids. */
export function members({ services }: TestServer, entId: string) {
  return services.tx(platform, (db) =>
    db
      .selectFrom('membership as m')
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .select(['u.login_id as loginId', 'u.name', 'u.phone', 'u.email', 'm.title', 'm.user_type as userType', 'u.id'])
      .where('m.ent_id', '=', entId)
      .where('u.login_id', 'not like', 'p-%')
      .orderBy('u.login_id')
      .execute(),
  )
}

/** Imports a file by the columns that are guessed, to its end. */
export async function imported(admin: Administrator, text: string, makeDepartments = true) {
  const { id, guess } = await sent(admin, text)
  await admin.call('startMemberImport', { id, mapping: { name: 0, loginId: 1, ...guess }, makeDepartments })
  await until(async () => (await admin.call('getMemberImport', { id })).endedAt !== null)
  return admin.call('getMemberImport', { id })
}
