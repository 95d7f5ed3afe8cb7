import { bootServices } from '../portal/page/boot/boot-services.ts'
import { listRoutes } from '../portal/page/boot/routes-query.ts'
import { createAside } from '../foundation/db/aside.ts'
import { prepareDataFolder } from '../foundation/db/data-folder.ts'
import { openDatabase } from '../foundation/db/database.ts'
import { listenForHints } from '../foundation/db/hints.ts'
import { createApp } from './app/app.ts'
import { createSenders } from './senders.ts'
import { createHashing } from '../identity/hashing/hashing.ts'
import { closeGracefully, watchUnused } from './app/close.ts'
import { createGate } from './app/gate.ts'
import { portOf } from './app/listen.ts'
import { addHealth } from './app/health.ts'
import { addMetrics } from './app/metrics.ts'
import { enqueue } from '../foundation/job/queries.ts'
import { createHeard } from './heard.ts'
import { hintsFor } from './hints-for.ts'
import { startHourlyWork } from './hourly-work.ts'
import { lanes, lentByRooms } from './rooms.ts'
import { lookedAfter } from './looked-after.ts'
import { startLanes } from '../foundation/job/lanes.ts'
import { openMessengers } from '../identity/factor/messenger/open-messengers.ts'
import { createMaintenance } from '../operation/setting/maintenance/state.ts'
import { tellMaintenance } from '../operation/setting/maintenance/tell-maintenance.ts'
import { traced } from '../foundation/call/trace/traced-database.ts'
import { openPreviews } from '../foundation/file/preview/open-previews.ts'
import { createOutgoing } from '../foundation/sending/outgoing/outgoing.ts'
import { loadSecrets } from '../foundation/process/secrets/secrets.ts'
import { openUp } from './open-up.ts'
import type { Services } from '../foundation/call/context/services.ts'
import { createOperatorNetworks } from '../operation/setting/network/operator-networks.ts'
import { offeredMethods } from '../identity/people/two-step-rule/offered.ts'
import { createAccess } from '../identity/session/access.ts'
import { createPasswords } from '../identity/hashing/passwords.ts'
import { portalOf } from './portal-of.ts'
import { asUsual, type Parts, type ServerOptions } from './server-options.ts'
import { wordsOf } from './words-of.ts'

export type RunningServer = {
  url: string
  /** Where it listens on this machine, at whatever address people reach it. */
  localUrl: string
  services: Services
  stop(): Promise<void>
}

/** Everything that a process of the portal does: database, seed, jobs, HTTP. Answers once it listens. */
export async function startServer({
  starting = new AbortController().signal,
  openWith = openDatabase,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const { config, log, hashing = createHashing(), outgoing = createOutgoing(config) } = options
  await prepareDataFolder(config.dataFolder, { isEmbedded: config.databaseUrl === null })
  const secrets = await loadSecrets(config.dataFolder)
  const database = await traced(await openWith(config, { log, starting }), config, log)
  try {
    return await serve({
      ...asUsual(options),
      starting,
      now: options.now ?? database.now,
      hashing,
      outgoing,
      database,
      secrets,
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(parts: Parts): Promise<RunningServer> {
  const { database, secrets, config, log, now, passwordCosts, patience } = parts
  const { tx, address, trace } = database
  const aside = createAside(parts.onHolding)
  const { messengers, feishuScript, closeMessengers } = await openMessengers({ config, tx, secrets, log, now, aside })
  const { settings, ownWords, sms, mailer } = createSenders({ ...parts, tx })
  const { backend, portal, rollouts, caring, ...lent } = await portalOf({ ...parts, tx, settings })
  const waited = lookedAfter({ ...parts, sms, mailer }, aside)
  const { closePreviews, ...shown } = await openPreviews({ ...waited, ...lent, config, settings, tx, log, now })
  const words = wordsOf(portal, ownWords)
  const services: Services = {
    ...waited,
    tx,
    secrets,
    trace,
    ...lent,
    settings,
    ownWords,
    ...words,
    twoStepMethods: () => offeredMethods({ ...config, hasSms: sms.isOffered }),
    enqueue,
    ...lentByRooms(config),
    ...createHeard({ ...lent, tx, log, now, portal, rollouts }),
    passwords: createPasswords(waited.hashing, passwordCosts),
    messengers,
    ...shown,
    feishuScript,
    maintenance: createMaintenance({ tx, dataFolder: config.dataFolder, log }),
    operatorNetworks: createOperatorNetworks({ tx, isIgnored: config.ignoresOperatorNetworks }),
    ...bootServices({ tx, log, portal, config, secrets, sms, mailer, settings, ...words }),
    routes: async (db, entId) => [...((await portal.read())?.routes ?? []), ...(await listRoutes(db, entId))],
  }
  const untellMaintenance = tellMaintenance(services, config.dataFolder)
  const [access, gate] = [createAccess({ ...services, now }), createGate()]
  const app = createApp({ config, log, services, access, now, portal, gate, ...(patience && { patience }) })
  addHealth(app, { tx, gate })
  app.addHook('preClose', async () => services.live.stop())
  const closeMetrics = await addMetrics(app, config, services)
  const runner = await startLanes({ lanes, services, log, now, isAlone: config.databaseUrl === null })
  const hints = listenForHints({ address, hints: hintsFor({ services, access, runner, portal }), log })
  const unused = watchUnused(app.server)
  const stopServing = async () => {
    untellMaintenance()
    await closeGracefully(app, { gate, unused, drainMs: config.drainMs })
    await Promise.all([runner.stop(), hints.stop(), settings.stop(), ownWords.stop()])
    await Promise.all([parts.hashing.stop(), closeMessengers(), closePreviews(), closeMetrics()])
  }
  await openUp(parts, { app, gate, services }).catch(async (error: unknown) => {
    // The parts that run already must not run on behind a port that no caller can reach.
    await stopServing()
    throw error
  })
  const hourly = startHourlyWork({ backend, log, now, services, caring, tidies: parts.tidies })
  const stop = async () => {
    database.leave?.()
    await Promise.all([stopServing(), hourly.stop()])
    await database.close()
  }
  const localUrl = `http://localhost:${portOf(app.server.address())}`
  return { url: config.baseUrl ?? localUrl, localUrl, services, stop }
}
