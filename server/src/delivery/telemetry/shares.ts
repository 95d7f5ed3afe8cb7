import { createHash } from 'node:crypto'
import type { OpeningReport } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import type { NewRow } from '../../foundation/db/schema.ts'
import { counted } from './bounds.ts'
import { added, spans, startOf } from './figures.ts'

/** Reports about a roll-out from one share of the enterprises. */
export type Share = NewRow<'telemetry_share'>

const keptMs = 30 * 60_000
const mostKnown = 200_000

type Who = { userId: string; entId: string | null }

/**
 * The share in which a person counts: that of the enterprise in which they told something first. A person who works in
 * two enterprises counts in one. In this process alone.
 */
export function createShareOf() {
  let known: LRUCache<string, number> | undefined
  return ({ userId, entId }: Who) => {
    const shareOf = (known ??= new LRUCache({ max: mostKnown, ttl: keptMs }))
    const share = shareOf.get(userId) ?? placeOf(entId ?? '')
    shareOf.set(userId, share)
    return share
  }
}

function placeOf(entId: string) {
  // 256 of them, as many as a byte has.
  return createHash('sha256').update(entId).digest().readUInt8()
}

type Origin = { now: Date; slug: string; version: string; share: number }

export function shareFrom({ now, slug, version, share }: Origin, { began, erred, timings }: OpeningReport): Share {
  const mount = timings.mount === undefined ? null : counted(timings.mount)
  const counts = { openings: Number(began), erred: Number(erred), mount }
  return { at: startOf(now, spans[0]), slug, version, share, ...counts }
}

export function sumOfShares(one: Share, other: Share): Share {
  const sum = added(one.mount, other.mount)
  const mount = sum && [...sum]
  return { ...one, openings: one.openings + other.openings, erred: one.erred + other.erred, mount }
}

export function shareKey({ at, slug, version, share }: Share) {
  return [new Date(at).toISOString(), slug, version, share].join('|')
}
