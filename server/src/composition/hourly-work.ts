import type { Services } from '../foundation/call/context/services.ts'
import type { Hourly } from '../foundation/room/work.ts'
import { begins, hourly } from './rooms.ts'

type Options = Pick<Parameters<Hourly>[0], 'backend' | 'log' | 'now'> & {
  services: Services
  /** The services that check stored files of the portal. */
  caring: readonly { begin: () => { stop(): Promise<void> } }[]
  /** False: what only cleans up and counts does not begin. */
  tidies: boolean
}

/** The work that every process does once it is open, after a first start, and then every hour, or more often. */
export function startHourlyWork({ services, caring, tidies, ...parts }: Options) {
  const { tx, jobs, retentions, settings } = services
  const options = { ...parts, tx, jobs, retentions, settings }
  const tidying = tidies ? [...hourly.map((start) => start(options)), ...caring.map((one) => one.begin())] : []
  const others = begins.map((begin) => begin(services))
  return {
    async stop() {
      await Promise.all([...tidying, ...others].map((work) => work.stop()))
    },
  }
}
