import { calls, type Lang } from '@atrium/shared-utility/contract'
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

/** `atrium rollback`: the last good version is in force again. */
export async function rollback(options: Options): Promise<Outcome> {
  const team = teamOf(options)
  return made(team.slug, await ask(team, calls.rollBackOwnParcel, reasonOf(options)))
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
