import { calls, type Lang } from '@atrium/shared-utility/contract'
import { BuildRefused } from '../build-refused.ts'
import { ask } from './deploy-call.ts'
import type { Outcome } from './outcome.ts'
import { teamOf } from './team.ts'

type Options = { folder: string; portal?: string; reason?: string; lang: Lang }

/** `atrium halt`: everybody has what is in force again, at once. */
export async function halt(options: Options): Promise<Outcome> {
  const team = teamOf(options)
  await ask(team, calls.haltOwnRollout, reasonOf(options))
  return {
    isGood: true,
    lines: [`The roll-out of ${team.slug} is halted: everybody has the version that is in force.`],
    data: { slug: team.slug, state: 'halted' },
  }
}

/** `atrium promote`: what is being rolled out is in force for everybody. */
export async function promote(options: Options): Promise<Outcome> {
  const team = teamOf(options)
  return made(team.slug, await ask(team, calls.completeOwnRollout, reasonOf(options)))
}

type Back = Options & { from?: string }

/** `atrium rollback`: the last good version is in force again. Where `--from` is not in force any more, nothing is to be done. */
export async function rollback({ from, ...options }: Back): Promise<Outcome> {
  const team = teamOf(options)
  const input = { ...reasonOf(options), ...(from !== undefined && { from }) }
  try {
    return made(team.slug, await ask(team, calls.rollBackOwnParcel, input))
  } catch (error) {
    if (!(error instanceof BuildRefused) || error.code !== 'rollbackNotInForce') throw error
    return { isGood: true, lines: [error.message], data: { slug: team.slug, revision: null } }
  }
}

function reasonOf({ reason }: Options) {
  return reason === undefined ? {} : { reason }
}

function made(slug: string, { version, number }: { version: string; number: number }): Outcome {
  return {
    isGood: true,
    lines: [`${slug} ${version} is in force, as revision ${number} of the portal.`],
    data: { slug, version, revision: number },
  }
}
