import { calls, UserType, userTypeNames, type CallParsed } from '@atrium/shared-utility/contract'
import { ask } from './deploy-call.ts'
import { Misuse } from './misuse.ts'
import { between } from './numbers.ts'
import type { Outcome } from './outcome.ts'
import { uploadChecked, type ReleaseOptions } from './release.ts'
import { teamOf } from './team.ts'

/** For whom and how carefully, as it is written on the command line. */
export type Whom = {
  enterprises?: string
  userTypes?: string
  percent?: string
  by?: string
  haltOpenings?: string
  haltErrors?: string
  haltSlower?: string
}
type Options = ReleaseOptions & { whom: Whom }

/**
 * `atrium rollout`: builds, uploads, and puts that version in force for some people. While it runs, the same command gives it
 * to more.
 */
export async function rollout({ whom, ...options }: Options): Promise<Outcome> {
  const audience = audienceOf(whom)
  const limits = limitsOf(whom)
  const team = teamOf(options)
  const { rollout: running } = await ask(team, calls.getOwnRollout, {})
  if (running?.state === 'running' && running.version === team.version) {
    if (Object.keys(limits).length > 0)
      throw new Misuse('It runs already, and its limits stay. Halt it to begin otherwise.')
    return widened(team, audience)
  }
  const { notes, named } = await uploadChecked(options)
  const more = options.reason === undefined ? {} : { reason: options.reason }
  const { id } = await ask(team, calls.beginOwnRollout, { version: team.version, ...audience, limits, ...more })
  return {
    isGood: true,
    lines: [
      ...notes,
      `${named} is rolled out ${said(audience)}. It halts by itself where it does harm; "atrium status" says how it goes.`,
    ],
    data: { slug: team.slug, version: team.version, rollout: id, ...audience },
  }
}

type Audience = Partial<Pick<CallParsed<'beginOwnRollout'>, 'enterprises' | 'userTypes' | 'percent' | 'countedBy'>>

async function widened(
  team: ReturnType<typeof teamOf>,
  { userTypes, countedBy, ...wider }: Audience,
): Promise<Outcome> {
  if (userTypes !== undefined || countedBy !== undefined)
    throw new Misuse('It runs already: it grows by --percent and --enterprises alone. Halt it to begin otherwise.')
  await ask(team, calls.widenOwnRollout, wider)
  return {
    isGood: true,
    lines: [`${team.slug} ${team.version} was being rolled out, and is so now ${said(wider)} as well.`],
    data: { slug: team.slug, version: team.version, ...wider },
  }
}

function audienceOf({ enterprises, userTypes, percent, by }: Whom): Audience {
  if (enterprises === undefined && percent === undefined)
    throw new Misuse('For whom? Say --percent 5, or --enterprises with the ids of enterprises, or both.')
  if (percent !== undefined && !/^(?:100|[1-9]?\d)$/.test(percent))
    throw new Misuse(`A percentage is a whole number from 0 to 100, not "${percent}".`)
  if (by !== undefined && by !== 'user' && by !== 'enterprise')
    throw new Misuse(`Chances are drawn --by user or --by enterprise, not by "${by}".`)
  return {
    ...(enterprises !== undefined && { enterprises: enterprises.split(',') }),
    ...(userTypes !== undefined && { userTypes: userTypes.split(',').map(typeNamed) }),
    ...(percent !== undefined && { percent: Number(percent) }),
    ...(by !== undefined && { countedBy: by }),
  }
}

/** What was not said is the portal's to say. */
function limitsOf({ haltOpenings, haltErrors, haltSlower }: Whom) {
  between('halt-openings', haltOpenings, 20)
  between('halt-errors', haltErrors, 5)
  between('halt-slower', haltSlower, 50)
  return {
    ...(haltOpenings !== undefined && { openings: Number(haltOpenings) }),
    ...(haltErrors !== undefined && { errorPoints: Number(haltErrors) }),
    ...(haltSlower !== undefined && { mountPercent: Number(haltSlower) }),
  }
}

function typeNamed(name: string) {
  const known = userTypeNames.find((one) => one === name)
  if (known !== undefined) return UserType[known]
  throw new Misuse(`There are no users of the type "${name}". The types are ${userTypeNames.join(', ')}.`)
}

function said({ enterprises = [], percent }: Audience) {
  const named = enterprises.length === 0 ? [] : [`to ${enterprises.join(', ')}`]
  const share = percent === undefined ? [] : [`to ${percent} %`]
  return [...named, ...share].join(' and ')
}
