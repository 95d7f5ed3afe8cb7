import { expect, test } from '@jest/globals'
import { hearDatabase } from './hear-database.ts'

test('a database of the tests that ends by itself fails the run, with what was said', () => {
  const { log, refuseIfEnded } = hearDatabase()
  log.debug({ postgres: 'LOG:  database system is ready to accept connections' }, 'database')
  refuseIfEnded()
  log.error('the embedded database ended; starting it again')
  expect(refuseIfEnded).toThrow('ended in the middle: the embedded database ended; starting it again')
})

test('so does one of whose processes one was killed', () => {
  const { log, refuseIfEnded } = hearDatabase()
  log.debug({ postgres: 'LOG:  server process (PID 7) was terminated by signal 9: Killed' }, 'database')
  expect(refuseIfEnded).toThrow('terminated by signal 9')
})
