import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

// Half a second of work: a page that verifies everything asks often, and must hold no other call up.
const stretch = 20_000

type Link = { chain: string; seq: number; ok: boolean }

/**
 * Checks the rows after a place in the chains. A row is right when its hash is that of its content, and when it follows
 * the one before it: number and hash; the first that is still kept follows the last that went. The row of the place itself
 * was checked before, and is only followed.
 */
export async function verifyStretch(db: Db, { entid, chain, seq }: CallParsed<'verifyAudit'>) {
  const one = entid === 'platform' ? '' : entid
  const start = { chain: one ?? chain, seq }
  const only = one === undefined ? sql`` : sql`and coalesce(ent_id, '') = ${one}`
  const { rows } = await sql<Link>`
    with link as (
      select coalesce(ent_id, '') as chain, seq, prev_hash, hash, atrium_audit_hash(audit_log) as expected,
        coalesce((select cut.seq from audit_cut cut where cut.chain = coalesce(ent_id, '')), 0) as gone_seq,
        coalesce((select cut.hash from audit_cut cut where cut.chain = coalesce(ent_id, '')), repeat('0', 64)) as gone_hash
      from audit_log where (coalesce(ent_id, ''), seq) >= (${start.chain}, ${start.seq}::bigint) ${only}
      order by coalesce(ent_id, ''), seq limit ${stretch + 1}
    )
    select chain, seq, hash = expected and case
      when chain = ${start.chain} and seq = ${start.seq}::bigint then true
      when seq = gone_seq + 1 then prev_hash = gone_hash
      else prev_hash = lag(hash) over before and seq = lag(seq) over before + 1
    end is true as ok
    from link window before as (partition by chain order by seq) order by chain, seq`.execute(db)
  const wrong = rows.find(({ ok }) => !ok)
  const last = rows.at(-1)
  const isStart = rows[0]?.chain === start.chain && rows[0].seq === start.seq
  return {
    checked: rows.length - (isStart ? 1 : 0),
    next: last !== undefined && rows.length > stretch ? placeOf(last) : null,
    broken: wrong === undefined ? null : placeOf(wrong),
  }
}

function placeOf({ chain, seq }: Link) {
  return { chain, seq }
}
