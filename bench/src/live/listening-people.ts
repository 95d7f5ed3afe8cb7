import { createHash, randomBytes } from 'node:crypto'
import path from 'node:path'
import { Client } from 'pg'

/** People with a session each, without the cost of signing in; answers their cookies. */
export async function makePeople(dataFolder: string, count: number) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const client = new Client(addressOf(dataFolder))
  await client.connect()
  try {
    await client.query(
      `insert into user_account (id, login_id, login_id_norm, name) select 'live' || n, 'live' || n, 'live' || n, 'x' from generate_series(1, $1) n`,
      [count],
    )
    await client.query(
      `insert into session (id, token_hash, user_id, idle_until, abs_until)
       select 'live' || n, hash, 'live' || n, now() + interval '1 hour', now() + interval '1 hour'
       from unnest($1::bytea[]) with ordinality as given (hash, n)`,
      [hashes],
    )
  } finally {
    await client.end()
  }
  return tokens.map((token) => `sid=${token}`)
}

/** Something that everybody is told. */
export async function tellAll(dataFolder: string) {
  const client = new Client(addressOf(dataFolder))
  await client.connect()
  await client.query(`insert into live_event (audience, kind, payload) values ('all', 'messages', '{}')`)
  await client.end()
}

function addressOf(dataFolder: string) {
  return { host: path.join(dataFolder, 'run'), port: 5432, user: 'atrium', database: 'postgres' }
}
