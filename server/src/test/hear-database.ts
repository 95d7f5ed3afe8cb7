import { pino } from 'pino'
import { z } from 'zod'

// The database is started again, and then tests may pass that have lost what they wrote.
const ends = /the embedded database ended|terminated by signal|reinitializing/

/** A log for a database that no test may lose; `refuseIfEnded` throws where it has ended by itself. */
export function hearDatabase() {
  let said: string | null = null
  const write = (line: string) => {
    const { msg, postgres = msg } = logged.parse(JSON.parse(line))
    if (ends.test(postgres)) said ??= postgres
  }
  const refuseIfEnded = () => {
    if (said !== null) throw new Error(`the database of the tests ended in the middle: ${said}`)
  }
  return { log: pino({ level: 'debug' }, { write }), refuseIfEnded }
}

const logged = z.object({ msg: z.string().default(''), postgres: z.string().optional() })
