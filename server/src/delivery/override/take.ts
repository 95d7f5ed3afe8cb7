import { Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import { publish } from '../../foundation/sending/live/queries.ts'
import { mayDevelop } from './allowed.ts'
import { isKeptFrom } from './for-staff.ts'
import { selectOwnLive } from './live-query.ts'
import {
  endGrant,
  findAsked,
  findBySecret,
  findLoginId,
  findSessionLine,
  insertGrant,
  lockOverride,
  selectGrants,
  type Offer,
} from './queries.ts'
import { homeOf, isAtItsPaths, offerOf, ownOf } from './row.ts'

/**
 * The calls by which a session takes an offer. An offer that does not count any more, or is another person’s, is one
 * refusal: unknown, expired, revoked, taken and foreign look alike.
 */
export async function findPreview({ secret }: { secret: string }, context: Context) {
  return offerOf((await previewOf(secret, context)).offer)
}

export function takePreview({ secret }: { secret: string }, context: Context) {
  return take(() => previewOf(secret, context), 'takePreview', context)
}

export async function findAskedOverride({ id }: { id: string }, context: Context) {
  return offerOf((await askedOf(id, context)).offer)
}

export function confirmOverride({ id }: { id: string }, context: Context) {
  return take(() => askedOf(id, context), 'confirmOverride', context)
}

export async function listOwnOverrides(_input: object, context: Context) {
  const { userId, id } = sessionOf(context)
  const rows = await selectOwnLive(context.db, { userId, now: context.now })
  return rows.map((row) => ownOf(row, id))
}

export async function endOwnOverride({ id }: { id: string }, context: Context) {
  const { userId } = sessionOf(context)
  const row = await endGrant(context.db, { id, userId, now: context.now })
  if (row === undefined) throw new Problem('notFound')
  await tell(context, userId)
  const target = { targetKind: 'parcel', targetId: row.parcel, entId: null } as const
  await recordAct(context, { action: 'endOverride', ...target })
  return {}
}

type Taking = 'takePreview' | 'confirmOverride'

async function take(find: () => Promise<Seat>, action: Taking, context: Context) {
  await lockOverride(context.db, (await find()).offer.id)
  // It may have been revoked meanwhile, or its last place taken.
  const place = await find()
  if (!place.isMine) await grant(place, action, context)
  return { home: homeOf(place.offer) }
}

async function previewOf(secret: string, context: Context) {
  return placeIn(await findBySecret(context.db, secret, context.now), context)
}

/** The override that a developer's machine has asked for this very account. */
async function askedOf(id: string, context: Context) {
  if (!mayDevelop({ ...context.services, config: context.config })) throw new Problem('overrideForbidden')
  const found = await findAsked(context.db, id, context.now)
  const loginId = await findLoginId(context.db, sessionOf(context).userId)
  return placeIn(found?.login_id === loginId ? found : undefined, context)
}

type Seat = { offer: Offer; line: string; isMine: boolean }

/** Each place is taken once: also by a person who has ended it, and in whichever session. */
async function placeIn(offer: Offer | undefined, context: Context): Promise<Seat> {
  const { db, now } = context
  const { id, userId } = sessionOf(context)
  const line = await findSessionLine(db, id)
  if (offer === undefined || line === null || !isAtItsPaths(offer)) throw new Problem('overrideGone')
  if (isKeptFrom(offer, sessionOf(context))) throw new Problem('previewForStaff')
  const grants = await selectGrants(db, offer.id)
  const mine = grants.find((one) => one.user_id === userId)
  const isMine = mine !== undefined && mine.ended_at === null && mine.session_line === line
  const isFree = mine === undefined && grants.length < offer.seats && offer.take_until > now
  if (!isMine && !isFree) throw new Problem('overrideGone')
  return { offer, line, isMine }
}

async function grant({ offer, line }: Seat, action: Taking, context: Context) {
  const { userId } = sessionOf(context)
  await insertGrant(context.db, {
    id: context.newId(),
    override_id: offer.id,
    user_id: userId,
    session_line: line,
    granted_at: context.now,
    first_used_at: null,
    ended_at: null,
  })
  await tell(context, userId)
  const diff = {
    expiresAt: offer.expires_at.toISOString(),
    ...(offer.version !== null && { versionName: offer.version }),
  }
  await recordAct(context, { action, targetKind: 'parcel', targetId: offer.parcel, entId: null, diff })
}

/** Their open pages ask then what they are made of. */
async function tell({ db }: Context, userId: string) {
  await publish(db, { kind: 'portal', payload: {}, audience: { to: 'person', ids: [userId] } })
}
