import type { Logger } from 'pino'
import type { Services } from '../call/context/services.ts'
import type { Backend } from '../file/file/backend.ts'

type Begun = { stop(): Promise<void> }

/** Begins what every process does once it is open and every hour from then on: tidying up, and counting what is over. */
export type Hourly = (
  parts: Pick<Services, 'tx' | 'settings' | 'jobs' | 'retentions'> & { backend: Backend; log: Logger; now: () => Date },
) => Begun

/** Begins what a service of the room does by itself at times of its own. */
export type Begin = (services: Services) => Begun

/** What is done when a process says on a channel of the database that something has changed. `about` may be empty: anything. */
export type Hint = { channel: string; react: (parts: HintParts, about: string) => unknown }

export type HintParts = {
  services: Services
  /** The jobs of this process. */
  runner: { wake(): void }
  /** What this process remembers of sessions and of the portal that is in force. */
  access: { forget(): void }
  portal: { forget(): void }
}
