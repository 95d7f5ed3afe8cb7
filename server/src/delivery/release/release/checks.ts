import { Problem, type CallOutput } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { deployerOf } from '../../../foundation/call/context/deployer.ts'
import { beginBrowserCheck } from '../../browser-check/begin.ts'
import { findCheck } from '../../browser-check/queries.ts'
import { browserCheckOf } from '../../browser-check/row.ts'
import { findVersion, selectVersion } from './version-query.ts'
import { findingOf } from './version-row.ts'

/** The result that a team's tool waits for. */
export async function getOwnBrowserCheck(
  { version: asked }: { version: string },
  context: Context,
): Promise<CallOutput<'getOwnBrowserCheck'>> {
  const { db, lang } = context
  const version = await findVersion(db, { slug: deployerOf(context).parcel, version: asked })
  if (version === undefined) throw new Problem('notFound')
  const row = await findCheck(db, version.id)
  if (row === undefined) return { check: null, findings: [] }
  return { check: browserCheckOf(row, lang), findings: row.findings.map((one) => findingOf(one, lang)) }
}

export async function runParcelVersion({ slug, id }: { slug: string; id: string }, context: Context) {
  const { db } = context
  const row = await selectVersion(db, { slug, id })
  if (row === undefined) throw new Problem('notFound')
  const { version, state } = row
  if (state === 'waiting' || state === 'running') throw new Problem('browserCheckRunning', { version })
  if (state === 'passed' || state === 'refused') throw new Problem('browserCheckDone', { version })
  await beginBrowserCheck({ artifactId: id, slug, isAskedFor: true }, context)
  const act = { action: 'runParcelVersion', targetKind: 'parcel', targetId: slug, entId: null } as const
  await recordAct(context, { ...act, diff: { versionName: version } })
  return {}
}
