import type { ProblemCode } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { platform } from '../../../../foundation/db/scope.ts'
import type { Db } from '../../../../foundation/db/tx.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { attempts } from '../../../../foundation/call/audit/attempts.ts'

/** The refusals in the audit log of a test's server, in their order. */
export function refusalsOf(server: () => TestServer) {
  return {
    ofPerson: (userId: string) => select((query) => query.where('actor_id', '=', userId)),
    from: (ip: string) => select((query) => query.where('ip', '=', ip)),
    at: (target: string) => select((query) => query.where('target_id', '=', target)),
  }

  async function select(narrowed: (query: Query) => Query) {
    const rows = await server().services.tx(platform, (db) => narrowed(refusals(db)).execute())
    return rows.map((row) => ({ ...row, diff: changes.parse(row.diff) }))
  }
}

type Query = ReturnType<typeof refusals>

const changes = z.record(z.string(), z.unknown())

function refusals(db: Db) {
  return db.selectFrom('audit_log').selectAll().where('result', '=', 'denied').orderBy('at').orderBy('id')
}

/** The address that a proxy says the request came from. */
export function from(ip: string) {
  return { headers: { 'x-forwarded-for': ip } }
}

export function codeNamed(code: string): ProblemCode {
  const found = Object.keys(attempts).find((known): known is keyof typeof attempts => known === code)
  if (found === undefined) throw new Error(`${code} is not in the table`)
  return found
}
