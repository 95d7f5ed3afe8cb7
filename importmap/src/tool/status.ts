import {
  calls,
  type CallOutput,
  type Lang,
  type RolloutHealth,
  type VersionHealth,
} from '@atrium/shared-utility/contract'
import { localTime } from './local-time.ts'
import { ask } from './deploy-call.ts'
import type { Outcome } from './outcome.ts'
import { teamOf } from './team.ts'

type Options = { folder: string; portal?: string; lang: Lang }
type Rollout = NonNullable<CallOutput<'getOwnRollout'>['rollout']>

/** `atrium status`: what is in force, and how the newest roll-out goes. One that was halted is no success. */
export async function status(options: Options): Promise<Outcome> {
  const team = teamOf(options)
  const [parcel, { rollout, lastGood }] = [
    await ask(team, calls.getOwnParcel, {}),
    await ask(team, calls.getOwnRollout, {}),
  ]
  const { inForce, token } = parcel
  return {
    isGood: rollout?.state !== 'halted',
    lines: [
      inForce === null ? `${team.slug} is not in force.` : `${team.slug} ${inForce} is in force.`,
      ...(lastGood === null ? [] : [`"atrium rollback" would put ${lastGood} in force.`]),
      ...(rollout === null ? ['It was never rolled out.'] : linesOf(rollout)),
      `The deploy token "${token.label}" counts until ${localTime(token.expiresAt)}.`,
    ],
    data: { slug: team.slug, inForce, lastGood, rollout, token },
  }
}

function linesOf({ version, state, percent, enterprises, endReason, found, health, before }: Rollout) {
  const whom =
    enterprises.length === 0 ? `${percent} %` : `${counted(enterprises.length, 'enterprise')} and ${percent} %`
  const cause = found === null ? '' : `, by itself: ${causes[found.cause]}`
  const why = found === null && endReason !== null ? ` The reason: ${endReason}` : ''
  return [
    `The roll-out of ${version} to ${whom} is ${state}${cause}.${why}`,
    ...figuresOf(found ?? health, { version, before }),
  ]
}

function counted(count: number, one: string) {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`
}

const causes = { errors: 'too many of its openings had an error', mount: 'it opens too slowly' }

type VersionPair = { version: string; before: string | null }

function figuresOf(health: RolloutHealth | null, { version, before }: VersionPair) {
  if (health === null) return []
  return [
    told(version, health.own),
    ...(health.before === null || before === null ? [] : [told(before, health.before)]),
  ]
}

function told(version: string, { openings, erred, mountMs }: VersionHealth) {
  const mounted = mountMs === null ? '' : `, three quarters mounted within ${mountMs} ms`
  return `  ${version}: ${counted(openings, 'opening')}, ${erred} with an error${mounted}`
}
