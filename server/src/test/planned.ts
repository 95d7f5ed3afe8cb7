import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import type { DatabaseAddress } from '../foundation/db/pool.ts'

const kept = z.object({ statements: z.array(z.tuple([z.string(), z.string()])) })

/** A text of each statement that the run which left `all` asked, and the one that left `asked` did not. */
export function neverAsked({ all, asked }: { all: string; asked: string }) {
  const rest = new Map(statementsIn(all))
  for (const [statement] of statementsIn(asked)) rest.delete(statement)
  return [...rest.values()].filter((text) => !endsOrBegins.test(text))
}

// Every server does, with whatever limits it has.
const endsOrBegins = /^(begin|commit|rollback)\b/

function statementsIn(folder: string) {
  const files = globSync('*.json', { cwd: folder })
  return files.flatMap((name) => kept.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).statements)
}

/** Has a database parse and plan each of these, without a value for any parameter; answers what it does not understand. */
export async function findUnplannable(address: DatabaseAddress, texts: readonly string[]) {
  const client = new Client(address)
  await client.connect()
  const failed: string[] = []
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    for (const text of texts) {
      const reason = await plan(client, text).catch(String)
      if (reason !== null) failed.push(`${reason}\n${text}`)
    }
    return failed
  } finally {
    await client.end()
  }
}

async function plan(client: Client, text: string) {
  await client.query('deallocate all')
  await client.query(`prepare asked as ${text}`)
  const { rows } = await client.query<{ count: number }>(
    `select coalesce(cardinality(parameter_types), 0) as count from pg_prepared_statements where name = 'asked'`,
  )
  const values = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null')
  await client.query(`explain execute asked ${values.length === 0 ? '' : `(${values.join()})`}`)
  return null
}
