import { platform } from '../db/scope.ts'
import type { Job } from './job.ts'
import { startLookout } from './lookout.ts'
import { releaseAll } from './queries.ts'
import { quietly, startRunner, type JobRunner, type RunnerOptions } from './runner.ts'

/** By the lanes that the kinds of jobs name. */
export function lanesOf(jobs: readonly Job[]): (readonly Job[])[] {
  const lanes = Map.groupBy(jobs, ({ kind, lane = kind }) => lane)
  return [...lanes.values()].flatMap((lane) => Array.from({ length: lane[0]?.places ?? 1 }, () => lane))
}

type Options = Omit<RunnerOptions, 'jobs'> & {
  /** Each lane works off its kinds of jobs, one at a time: what a person waits for has lanes of its own. */
  lanes: readonly (readonly Job[])[]
  /** True when no other process can be at work on this database. */
  isAlone: boolean
}

/** Works off due jobs in several lanes, until stopped. */
export async function startLanes({ lanes, isAlone, ...options }: Options): Promise<JobRunner> {
  if (isAlone) await quietly(() => options.services.tx(platform, releaseAll), options.log)
  const runners = lanes.map((jobs) => ({ kinds: jobs.map(({ kind }) => kind), ...startRunner({ ...options, jobs }) }))
  const lookout = startLookout(runners, options)
  return {
    wake: lookout.wake,
    async stop() {
      await Promise.all([lookout, ...runners].map(({ stop }) => stop()))
    },
  }
}
