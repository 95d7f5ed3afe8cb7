import { declarationBounds } from '@atrium/importmap/gate/bounds'
import { artifact, overridePage, Problem, type CallParsed, type Lang } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import { deployerOf } from '../../foundation/call/context/deployer.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { countUses } from '../../foundation/call/limit/quota-query.ts'
import { platformIdOnce } from '../../foundation/call/once/once-query.ts'
import { newToken } from '../../foundation/process/secrets/new-token.ts'
import { normalLoginId } from '../../identity/people/person/login-id.ts'
import { refuseRemoved } from '../../portal/artifact/removed-query.ts'
import { lockParcel } from '../parcel/parcel/queries.ts'
import { nameOf } from '../parcel/parcel/row.ts'
import { foreignPage } from '../release/release/check.ts'
import { findVersion, selectVersion } from '../release/release/version-query.ts'
import { findingOf } from '../release/release/version-row.ts'
import { mayDevelop } from './allowed.ts'
import { tellHolders } from './operate.ts'
import { countOpen, findOwnAsked, insertOverride, renewSecret, revoke } from './queries.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** More than a team has at once. */
const mostOpen = 50
/** A person who develops is at the machine that asks. */
const confirmWithinMs = 10 * minuteMs
/** A person reads no more than so many faults. */
const mostTold = 40
const often = { most: 60, withinMs: hourMs }

type OverrideInput<N extends 'addOwnPreview' | 'askOverride' | 'addPreview'> = CallParsed<N>
type Made = { tokenId: string } | { by: string }

export async function addOwnPreview(
  { version: asked, hours, seats }: OverrideInput<'addOwnPreview'>,
  context: Context,
) {
  const { parcel: slug, tokenId, expiresAt } = deployerOf(context)
  await count(slug, context)
  const version = await findVersion(context.db, { slug, version: asked })
  const own = { id: context.newId(), secret: newToken() }
  const by = { tokenId }
  return preview({ ...own, slug, version, seats, until: until(hours, context, expiresAt), by }, context)
}

export async function addPreview({ onceKey, ...said }: OverrideInput<'addPreview'>, context: Context) {
  const { slug, id, hours, seats } = said
  const sent = await platformIdOnce(context, { what: 'preview', onceKey, said })
  const secret = newToken()
  // The first link was not heard, and no call can read it: the preview gets another one.
  const again = sent.isSame ? await renewSecret(context.db, { id: sent.id, secret }) : undefined
  const version = await selectVersion(context.db, { slug, id })
  if (again !== undefined) return given({ id: sent.id, secret, slug, version, expiresAt: again.expiresAt }, context)
  const by = { by: sessionOf(context).userId }
  const own = { id: sent.isAgain ? context.newId() : sent.id, secret }
  return preview({ ...own, slug, version, seats, until: until(hours, context), by }, context)
}

type Version = { id: string; version: string; manifest: string }
type Preview = {
  id: string
  secret: string
  slug: string
  version: Version | undefined
  seats: number
  until: Date
  by: Made
}

async function preview({ id, secret, slug, version, seats, until: expiresAt, by }: Preview, context: Context) {
  const parcel = await free(slug, context)
  const manifest = version === undefined ? null : artifact.parse(JSON.parse(version.manifest))
  // A part that was built with the portal under this slug is not the team's.
  if (version === undefined || manifest?.declaration?.name !== nameOf(parcel)) throw new Problem('notFound')
  const page = foreignPage(manifest, parcel.paths)
  if (page !== null) throw new Problem('parcelPathLost', { path: page })
  await refuseRemoved(context.db, [version.id])
  const about = { ...whose(by), kind: 'preview' as const, parcel: slug, seats, take_until: expiresAt }
  const row = { ...about, ...notLocal, id, artifact_id: version.id, secret, expires_at: expiresAt }
  await insertOverride(context.db, { ...row, made_at: context.now })
  return given({ id, secret, slug, version, expiresAt }, context)
}

type Given = Pick<Preview, 'id' | 'secret' | 'slug' | 'version'> & { expiresAt: Date }

/** Each link that is given out is in the log. */
async function given({ id, secret, slug, version, expiresAt }: Given, context: Context) {
  const diff = { versionName: version?.version, expiresAt: expiresAt.toISOString() }
  await recordAct(context, { action: 'addPreview', targetKind: 'parcel', targetId: slug, entId: null, diff })
  return { id, path: `${overridePage}#${secret}`, expiresAt: expiresAt.toISOString() }
}

const unset = { revoked_at: null, revoked_by: null }
const notLocal = { ...unset, port: null, local_key: null, declaration: null, login_id: null }

export async function askOverride(asked: OverrideInput<'askOverride'>, context: Context) {
  const { parcel: slug, tokenId, expiresAt: tokenEnds } = deployerOf(context)
  await count(slug, context)
  if (!mayDevelop({ ...context.services, config: context.config })) throw new Problem('overrideForbidden')
  const parcel = await free(slug, context)
  const { declaration, port, key, hours, loginId } = asked
  const name = nameOf(parcel)
  if (declaration.name !== name) throw new Problem('overrideNameOther', { name })
  const page = foreignPage({ declaration }, parcel.paths)
  if (page !== null) throw new Problem('parcelPathLost', { path: page })
  refuseUnbound(declaration, context.lang)
  const { now, newId, db } = context
  const [id, expiresAt] = [newId(), until(hours, context, tokenEnds)]
  await insertOverride(db, {
    ...whose({ tokenId }),
    ...unset,
    id,
    kind: 'dev',
    parcel: slug,
    artifact_id: null,
    secret: null,
    port,
    local_key: key,
    declaration: JSON.stringify(declaration),
    login_id: normalLoginId(loginId),
    seats: 1,
    made_at: now,
    take_until: new Date(Math.min(now.getTime() + confirmWithinMs, expiresAt.getTime())),
    expires_at: expiresAt,
  })
  const diff = { loginId, expiresAt: expiresAt.toISOString() }
  await recordAct(context, { action: 'askOverride', targetKind: 'parcel', targetId: slug, entId: null, diff })
  return { id, path: `${overridePage}?ask=${id}`, expiresAt: expiresAt.toISOString() }
}

/** All pages of its session are written from it, as from that of a version that the gate has let in. */
function refuseUnbound(declaration: OverrideInput<'askOverride'>['declaration'], lang: Lang) {
  const found = declarationBounds(declaration).map((one) => findingOf(one, lang))
  const fields = found.slice(0, mostTold).map(({ code, msg }) => ({ field: code, msg }))
  if (fields.length > 0) throw new Problem('artifactRefused', { count: found.length }, { fields })
}

export async function getAskedOverride({ id }: { id: string }, context: Context) {
  const { db, now } = context
  const row = await findOwnAsked(db, { id, tokenId: deployerOf(context).tokenId })
  if (row === undefined) throw new Problem('notFound')
  const isOver = row.revoked_at !== null || row.expires_at <= now || (row.was_granted && !row.has_grant)
  const isLate = !row.was_granted && row.take_until <= now
  const state = isOver || isLate ? ('over' as const) : row.was_granted ? ('live' as const) : ('asked' as const)
  return { state, expiresAt: row.expires_at.toISOString() }
}

export async function endAskedOverride({ id }: { id: string }, context: Context) {
  const { tokenId } = deployerOf(context)
  const row = await revoke(context.db, { id, tokenId, by: null, now: context.now })
  if (row === undefined) throw new Problem('notFound')
  await tellHolders(id, context.db)
  const target = { targetKind: 'parcel', targetId: row.parcel, entId: null } as const
  await recordAct(context, { action: 'endOverride', ...target })
  return {}
}

/** The parcel, where it has place for another one. */
async function free(slug: string, { db, now }: { db: Db; now: Date }) {
  const parcel = await lockParcel(db, slug)
  if (parcel === undefined) throw new Problem('notFound')
  if ((await countOpen(db, slug, now)) >= mostOpen) throw new Problem('overridesFull', { count: mostOpen })
  return parcel
}

async function count(slug: string, { db, now }: Context) {
  const usedUp = await countUses(db, [{ kind: 'override', subject: slug, ...often }], now)
  if (usedUp !== null) throw new Problem('tooManyAttempts', { seconds: usedUp.seconds })
}

/** No longer than the token that made it. */
function until(hours: number, { now }: Context, tokenEnds?: Date) {
  const wanted = now.getTime() + hours * hourMs
  return new Date(Math.min(wanted, tokenEnds?.getTime() ?? wanted))
}

function whose(by: { tokenId: string } | { by: string }) {
  return 'tokenId' in by ? { token_id: by.tokenId, made_by: null } : { token_id: null, made_by: by.by }
}
