import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { readConfig } from '../../process/config/config.ts'
import { startChild } from '../../../test/child-server.ts'
import { runSql } from '../../../test/cluster.ts'
import { makeDataFolder } from '../../../test/data-folder.ts'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { createPool } from '../pool.ts'
import { startEmbedded } from './embedded.ts'

const log = pino({ level: 'silent' })
let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeDataFolder())
})
afterEach(() => remove())

test('T14: a folder whose superuser owned everything starts with an owner who is none', async () => {
  await asItWasBefore()
  const server = await startChild(folder)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)

  const database = await openDatabase({ ...readConfig({}), dataFolder: folder }, { log })
  const { rows } = await database.pool.query(ownedByOthers)
  const me = await database.pool.query('select rolsuper from pg_roles where rolname = current_user')
  const kept = await database.pool.query('select name from enterprise')
  await database.close()
  expect(me.rows).toEqual([{ rolsuper: false }])
  expect(rows).toEqual([])
  expect(kept.rows).toContainEqual({ name: 'Kept' })
}, 90_000)

/** Everything made by and for the superuser, as the first versions did. */
async function asItWasBefore() {
  const database = await startEmbedded({ folder, log })
  await runSql(
    database.superuser,
    `alter database postgres owner to atrium;
     drop schema public; create schema public;
     drop role atrium_owner, atrium_app, atrium_platform`,
  )
  const pool = createPool(database.superuser, { log, max: 2 })
  await migrate(pool)
  await pool.query(`insert into enterprise (id, name, name_norm) values ('kept', 'Kept', 'kept')`)
  await pool.query('create schema records_kept; create table records_kept.asset (_id text)')
  await pool.end()
  await database.stop()
}

const ownedByOthers = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relowner::regrole::text <> current_user
  union all select proname from pg_proc where pronamespace = 'public'::regnamespace and proowner::regrole::text <> current_user
  union all select collname from pg_collation
    where collnamespace = 'public'::regnamespace and collowner::regrole::text <> current_user
  union all select nspname from pg_namespace where nspname = 'public' and nspowner::regrole::text <> current_user
  union all select datname from pg_database where datname = current_database() and datdba::regrole::text <> current_user
  union all select nspname from pg_namespace where nspname like 'records\\_%' and nspowner::regrole::text <> 'atrium_builder'
  union all select relname from pg_class
    where relnamespace = 'records_kept'::regnamespace and relowner::regrole::text <> 'atrium_builder'`
