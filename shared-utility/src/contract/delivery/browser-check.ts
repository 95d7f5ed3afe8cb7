import { z } from 'zod'
import { instant } from '../foundation/fields.ts'

/**
 * How it stands with the run of a version in a browser. `failed`: it has said nothing, because the browser itself could not go on.
 * `unavailable`: the server has none.
 */
export const browserCheckStates = ['waiting', 'running', 'passed', 'refused', 'failed', 'unavailable'] as const
export type BrowserCheckState = (typeof browserCheckStates)[number]

export const browserCheck = z.object({
  state: z.enum(browserCheckStates),
  /** What that means, in the language of the caller. */
  msg: z.string(),
  /** Mounts that are done, of all. */
  done: z.int(),
  of: z.int(),
  endedAt: instant.nullable(),
})
export type BrowserCheck = z.infer<typeof browserCheck>

/** What a version may be refused with that has to be run first. */
export const browserCheckProblems = ['browserCheckRunning', 'browserCheckRefused', 'browserCheckMissing'] as const
