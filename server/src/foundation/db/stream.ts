import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { platform } from './scope.ts'
import type { Db, Transact } from './tx.ts'

/** What is known before the first word, and the text itself. */
type Work<T> = (db: Db) => Promise<{ head: T; text: AsyncIterable<string> }>

/**
 * Text out of the whole platform's rows, made as fast as it is read and all of one moment. Its transaction ends with
 * the text, or when no reader takes more. It only reads, so it is never tried again.
 */
export async function streamText<T>(tx: Transact, work: Work<T>): Promise<{ head: T; body: Readable }> {
  const opened = Promise.withResolvers<{ head: T; body: Readable }>()
  const run = async () => {
    try {
      await tx(platform, async (db) => {
        await sql`set transaction isolation level repeatable read, read only`.execute(db)
        const { head, text } = await work(db)
        const body = new PassThrough()
        opened.resolve({ head, body })
        await pipeline(text, body)
      })
    } catch (error) {
      // This does nothing once it is open: then the body has failed with the same, or no reader takes it any more.
      opened.reject(error)
    }
  }
  void run()
  return opened.promise
}
