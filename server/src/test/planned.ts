import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import type { DatabaseAddress } from '../foundation/db/pool.ts'
import { errorCode } from '../foundation/process/error/error-code.ts'

const kept = z.array(z.tuple([z.string(), z.string()]))

/**
 * One text of each statement that the files of a run have asked, as they left it in `folder`. `expected`: how many files ran.
 * @throws where not each of them has left its statements.
 */
export function statementsIn(folder: string, expected: number) {
  const files = globSync('*.json', { cwd: folder })
  if (files.length !== expected)
    throw new Error(`${expected} files of tests ran, and ${files.length} have left what they asked: some is not known`)
  const asked = files.flatMap((name) => kept.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
  return [...new Map(asked).values()].filter((text) => !isOfNoInterest.test(text)).map(withoutCursor)
}

// Where transactions begin and end, with the limits of each server; what needs the cursor or the savepoint of an earlier statement; and how a test
// looks at the plan of another one.
const isOfNoInterest = /^(begin|commit|rollback|release|fetch|close|prepare|explain|execute|deallocate)\b/

/** The statement of a cursor is planned as it is. */
function withoutCursor(text: string) {
  return text.replace(/^declare \w+ (no scroll )?cursor for /, '')
}

/** Has a database parse and plan each of these, without a value for any parameter; answers what it does not understand. */
export async function findUnplannable(address: DatabaseAddress, texts: readonly string[]) {
  const client = new Client(address)
  await client.connect()
  const failed: string[] = []
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    for (const text of texts) {
      await client.query('deallocate all')
      const reason = await (isPlannable(text) ? plan(client, text) : perform(client, text)).catch(reasonOf)
      if (reason !== null) failed.push(`${reason}\n${text}`)
    }
    return failed
  } finally {
    await client.end()
  }
}

/** The database understands a value that cannot be worked out while planning. */
function reasonOf(error: unknown) {
  return errorCode(error).startsWith(dataException) ? null : String(error)
}

/** The class of its codes, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const dataException = '22'

function isPlannable(text: string) {
  return /^\W*(select|insert|update|delete|with)\b/i.test(text)
}

async function plan(client: Client, text: string) {
  await client.query(`prepare asked as ${text}`)
  const { rows } = await client.query<{ count: number }>(
    `select coalesce(cardinality(parameter_types), 0) as count from pg_prepared_statements where name = 'asked'`,
  )
  const values = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null')
  await client.query(`explain execute asked ${values.length === 0 ? '' : `(${values.join()})`}`)
  return null
}

/** A statement without a plan is run, and undone. */
async function perform(client: Client, text: string) {
  await client.query('begin')
  try {
    await client.query(text)
    return null
  } finally {
    await client.query('rollback')
  }
}
