import { platform } from '../../../foundation/db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { lockHead } from '../revision-query.ts'

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Another release that takes its time: whatever changes the portal waits until it is let go. */
export async function holdHead({ services, address }: Pick<TestServer, 'services' | 'address'>) {
  const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = services.tx(platform, async (db) => {
    await lockHead(db)
    isHeld.resolve()
    await isOver.promise
  })
  await isHeld.promise
  return {
    /** Comes back once so many wait. */
    wait: (count: number) => until(async () => (await runSql(address, waiting)).rows.length === count),
    async letGo() {
      isOver.resolve()
      await holding
    },
  }
}
