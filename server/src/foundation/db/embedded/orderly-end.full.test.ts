import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import { makeDataFolder } from '../../../test/data-folder.ts'
import { createPool } from '../pool.ts'
import { startEmbedded } from './embedded.ts'

test('an orderly end logs no error: the database ends once everybody has left it', async () => {
  const { folder, remove } = await makeDataFolder()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const database = await startEmbedded({ folder, log })
  const pool = createPool(database.address, { log, max: 20 })
  await Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.1)')))
  await pool.end()
  await database.stop()
  await remove()
  expect(lines).toEqual([])
}, 60_000)
