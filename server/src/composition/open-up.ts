import type { Logger } from 'pino'
import type { Config } from '../foundation/process/config/config.ts'
import type { Services } from '../foundation/call/context/services.ts'
import { waitForDatabase } from '../foundation/db/wait-for-database.ts'
import type { createApp } from './app/app.ts'
import type { Gate } from './app/gate.ts'
import { listen } from './app/listen.ts'
import { showExamples } from './seed/examples.ts'
import { seedMessengers } from './seed/messengers-query.ts'
import { seedFirstRun, type Demo, type FirstRun } from './seed/seed.ts'

type Parts = {
  config: Config
  log: Logger
  starting: AbortSignal
  /** Is told the first password, when this start is the first on its database. */
  showFirstRun: (firstRun: FirstRun) => void
  now: () => Date
  demo: Demo
}
type Doors = { app: ReturnType<typeof createApp>; gate: Gate; services: Services }

/**
 * Takes the address, reads or makes what must be there before the first request, and lets requests in. A database that is
 * silent meanwhile is waited for. Nothing is seeded before it listens: a start that failed there would have used the
 * first password up.
 */
export async function openUp(
  { config, log, starting, showFirstRun, now, demo }: Parts,
  { app, gate, services }: Doors,
) {
  const { host, port, isProduction, demoPassword: password, messengers } = config
  const asked = { demo: isProduction ? ('none' as const) : demo, password, show: showFirstRun }
  await listen(app, { host, port, variable: 'PORT' })
  // One after the other: each at once would need a connection of its own, which takes longer than they do.
  const steps = [
    () => seedFirstRun(services, { ...asked, now: now() }),
    async () => messengers.at === 'fake' && seedMessengers(services),
    () => services.settings.begin(),
    () => services.ownWords.refresh(),
  ]
  for (const step of steps) await waitForDatabase(step, { log, starting })
  // Read once before the first request, so that pages are answered from then on, whatever becomes of the database.
  await Promise.allSettled([services.baseConfig({ lang: 'zh-CN', entId: null }), services.maintenance.read()])
  if (demo === 'whole') await showExamples({ ...services, config, log, now: now() })
  gate.open()
}
