import { readFile } from 'node:fs/promises'
import { must } from '../../../foundation/process/error/must.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { selectArtifacts } from '../../../portal/artifact/artifact-query.ts'
import { recordArtifact } from '../../../portal/artifact/record.ts'
import { findHead, lockHead } from '../../../portal/revision/revision-query.ts'
import { findParcel } from '../../../delivery/parcel/parcel/queries.ts'
import { propose } from '../../../delivery/release/proposal/propose.ts'
import { calls, firstPage, type Desk } from './desk.ts'

const { two } = demoEnterprises

/** The example of which two versions are rolled out, and the one for which another version is proposed. */
const [rolled, proposed] = ['launcher', 'message-calendar'] as const

/**
 * Rolls two other versions of an example parcel out, each once: one is halted, one is under way. Asks for another version
 * of a second parcel. The files of all versions are those of the first one, so people see no difference.
 */
export async function rollOut(desk: Desk) {
  const { total } = await desk.as(desk.context.now, (call) =>
    calls.listRollouts({ sort: 'begunAt', ...firstPage }, call),
  )
  if (total < 1) await haltOne(desk)
  if (total < 2) await beginOne(desk)
  await proposeOne(desk)
}

async function haltOne(desk: Desk) {
  const id = await another(rolled, { version: '0.2.0', at: desk.at(7, 14), desk })
  if (id === null) return
  const about = { reason: '示例：试用新版应用速览 / An example: the new launcher', enterprises: [two.id] }
  const reason =
    '示例：有人反馈固定的应用不见了，先停下查清 / An example: pinned applications were missing, so we look into it first'
  // Both or nothing: one that a killed process has only begun would run on.
  await desk.as(desk.at(6, 10), async (call) => {
    const begun = await calls.beginRollout({ slug: rolled, id, ...everyone, ...about }, call)
    await calls.haltRollout({ id: begun.id, reason }, { ...call, now: desk.at(6, 16) })
  })
}

async function beginOne(desk: Desk) {
  const id = await another(rolled, { version: '0.2.1', at: desk.at(3, 14), desk })
  if (id === null) return
  const about = { reason: '示例：修好后再次试用 / An example: once more, with the repair', enterprises: [two.id] }
  await desk.as(desk.at(2, 10), (call) => calls.beginRollout({ slug: rolled, id, ...everyone, ...about }, call))
}

const everyone = {
  userTypes: [],
  percent: 0,
  countedBy: 'user' as const,
  limits: { errorPoints: 5, mountPercent: 50 },
  force: false,
}

/** It waits for a day, so it is written at this moment. */
async function proposeOne(desk: Desk) {
  const filter = { sort: 'madeAt', ...firstPage } as const
  const { total } = await desk.as(desk.context.now, (call) => calls.listProposals(filter, call))
  const id = total > 0 ? null : await another(proposed, { version: '0.2.0', at: desk.at(1, 14), desk })
  if (id === null) return
  await desk.as(desk.context.now, async (call) => {
    const head = must(await lockHead(call.db), 'what is in force')
    const reason = '示例：消息日历 0.2.0 / An example: message calendar 0.2.0'
    await propose({ head, changes: { [proposed]: id }, reason, behind: desk.operator.id }, call)
  })
}

type Wanted = { version: string; at: Date; desk: Desk }

/** Keeps another version of what is in force of a team's parcel, of the same files. Null where there is none of it. */
async function another(slug: string, { version, at, desk }: Wanted) {
  const { services } = desk.context
  const { tx, files, artifacts } = services
  const found = await tx(platform, async (db) => {
    const id = (await findParcel(db, slug)) && (await findHead(db))?.entries[slug]
    return id === undefined ? [] : selectArtifacts(db, [id])
  })
  const [inForce] = found
  if (inForce === undefined) return null
  const storer = { tx, files, now: () => at }
  const read = async (name: string) => {
    const file = must(await artifacts.find(slug, name), `${name} of ${slug}`)
    return 'at' in file ? readFile(file.at) : file.bytes
  }
  const by = { kind: 'person', id: desk.operator.id } as const
  return (await recordArtifact(storer, { manifest: { ...inForce.manifest, version }, read, by })).id
}
