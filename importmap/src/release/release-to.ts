import { calls, sharedSet } from '@atrium/shared-utility/contract'
import { BuildRefused } from '../build-refused.ts'
import { ask, platformToken, type DeployAsked } from '../tool/deploy-call.ts'
import { localTime } from '../tool/local-time.ts'
import type { Outcome } from '../tool/outcome.ts'
import { fetchDocument, PortalSilent } from '../tool/portal.ts'
import { awaitDecision, type Decision } from './await-decision.ts'
import { named, type Part } from './built.ts'
import { proposeAll, putInForce, uploadAll } from './deliver.ts'
import type { ReleaseOptions } from './options.ts'
import { planOf, refuseTaken, type Plan } from './plan.ts'

/** What the portal is made of, asked for before anything is made: a caller who may not release hears so at once. */
export async function askPortal(portal: string, lang: string) {
  const afterwards = '"npm run release", given again, says'
  const asked: DeployAsked = { portal, slug: 'portal', token: platformToken(), lang, afterwards }
  const { parts: there } = await ask(asked, calls.getPlatformParts, {})
  return { asked, there, offered: await fetchDocument(portal, 'shared.json', sharedSet) }
}

type PortalFacts = Awaited<ReturnType<typeof askPortal>>
type Wanted = Pick<ReleaseOptions, 'reason' | 'wait'>

/** Says what a release would do. `soon`: the packages that would have another version by then. */
export function tryRelease({ there, offered }: PortalFacts, parts: readonly Part[], soon: readonly string[]): Outcome {
  const plan = planOf(parts, there, offered)
  refuseTaken([...plan.release, ...plan.propose], there, soon)
  return {
    isGood: true,
    lines: [
      ...said(plan.release, 'would be in force at once'),
      ...said(plan.propose, 'would be proposed to another operator'),
      ...aside(plan),
    ],
    data: { release: listed(plan.release), propose: listed(plan.propose), gone: plan.gone },
  }
}

/** Uploads and releases what differs from what the portal has, and proposes what runs where people sign in. */
export async function releaseTo({ asked, there, offered }: PortalFacts, parts: readonly Part[], wanted: Wanted) {
  const plan = planOf(parts, there, offered)
  const changed = [...plan.release, ...plan.propose]
  refuseTaken(changed, there)
  const uploaded = await uploadAll(asked, changed)
  const { reason } = wanted
  const revision = plan.release.length === 0 ? null : await putInForce(asked, uploaded, { parts: plan.release, reason })
  const released: Outcome = {
    isGood: true,
    lines: [...said(plan.release, inForce(revision)), ...aside(plan)],
    data: { released: listed(plan.release), revision: revision?.number ?? null, gone: plan.gone },
  }
  if (plan.propose.length === 0) return { ...released, data: { ...released.data, proposal: null } }
  try {
    const proposal = await proposeAll(asked, uploaded, { parts: plan.propose, reason })
    return joined(released, await proposed({ asked, proposal, parts: plan.propose, wait: wanted.wait }))
  } catch (error) {
    // The versions in force are told all the same.
    if (!(error instanceof BuildRefused) && !(error instanceof PortalSilent)) throw error
    return joined(released, { isGood: false, lines: [error.message], data: { refused: [error.message] } })
  }
}

type Proposed = {
  asked: DeployAsked
  proposal: Awaited<ReturnType<typeof proposeAll>>
  parts: readonly Part[]
  wait: boolean
}

async function proposed({ asked, proposal, parts, wait }: Proposed): Promise<Outcome> {
  if (proposal === null) return { isGood: true, lines: said(parts, inForce(null)), data: { proposal: null } }
  const { id, expiresAt, isNew } = proposal
  const at = `${asked.portal}/sysop/parcels/proposal/${id}`
  const waiting = `waits ${isNew ? '' : 'already '}for another operator, until ${localTime(expiresAt)}: ${at}`
  const data = { id, at, expiresAt, isNew, parts: listed(parts) }
  if (!wait) return { isGood: true, lines: said(parts, waiting), data: { proposal: { ...data, state: 'open' } } }
  for (const line of said(parts, waiting)) console.error(line)
  const decision = await awaitDecision(asked, id)
  const { state, number } = decision
  return {
    isGood: state === 'approved',
    lines: said(parts, wordsOf(decision)),
    data: { proposal: { ...data, state, revision: number, decision: decision.decision } },
  }
}

function wordsOf({ state, number, decision }: Decision) {
  switch (state) {
    case 'approved':
      return `is in force, as revision ${number} of the portal`
    case 'refused':
      return `was refused by another operator, who says: ${decision}`
    case 'withdrawn':
      return 'was withdrawn by the operator who made the platform token'
    case 'expired':
    case 'open':
      return 'was decided by nobody in time. Give the command again, and ask an operator to look'
  }
}

function inForce(revision: { number: number } | null) {
  return revision === null ? 'is in force already' : `is in force, as revision ${revision.number} of the portal`
}

function aside({ release, propose, gone }: Plan) {
  const none = release.length + propose.length === 0 ? ['There is nothing to release: the portal has all of it.'] : []
  const left = gone.map((slug) => `${slug} is in the portal and was not built here. A release takes nothing away.`)
  return [...none, ...left]
}

function said(parts: readonly Part[], what: string) {
  return parts.length === 0 ? [] : [`${parts.map(({ manifest }) => named(manifest)).join(', ')}: ${what}.`]
}

function listed(parts: readonly Part[]) {
  return parts.map(({ manifest: { slug, version } }) => ({ slug, version }))
}

function joined(one: Outcome, other: Outcome): Outcome {
  return {
    isGood: one.isGood && other.isGood,
    lines: [...one.lines, ...other.lines],
    data: { ...one.data, ...other.data },
  }
}
