import type { Logger } from 'pino'
import type { Config } from '../../process/config/config.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { noTrace, type Trace } from './trace.ts'

export type TracedDatabase = OpenDatabase & { trace: Trace }

/** The database as the tracer sees it; both end together. */
export async function traced(database: OpenDatabase, config: Config, log: Logger): Promise<TracedDatabase> {
  const trace = await openTrace(config, log).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const close = async () => {
    await Promise.all([database.close(), trace.stop()])
  }
  return { ...database, trace, tx: trace.transactions(database.tx), close }
}

/** Loads the tracing code only where a collector reads the traces. */
async function openTrace({ tracing, trustedProxies }: Config, log: Logger): Promise<Trace> {
  if (tracing === null) return noTrace
  const { createTrace } = await import('./create-trace.ts')
  return createTrace({ tracing, trustedProxies, log })
}
