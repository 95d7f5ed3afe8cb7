import { calls, UserType, type Call, type CallName } from '@atrium/shared-utility/contract'
import { givenSigner } from '../../../../operation/package/bundle/test/given-bundle.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import { runSql } from '../../../../test/cluster.ts'
import { leastInput } from '../../../../test/least-input.ts'
import { until } from '../../../../test/until.ts'
import { givenDeployer, givenPlatformToken } from '../../../deploy-token/test/given-deployer.ts'
import { approvedRelease, givenOperator } from './given-operators.ts'
import { uploaded } from '../../release/test/given-upload.ts'
import { artifactsOf, compose } from '../../../../portal/revision/append.ts'
import { recipes, type Lone } from './alone.ts'
import { aVersionOf, type Kind } from './given-kinds.ts'
import { revisionsOf, startReleasing } from '../../../../portal/revision/test/given-release.ts'

/** None of these names a version, or what has one. */
export const nameNone: readonly CallName[] = [
  'addDeployToken',
  'revokeDeployToken',
  'runParcelVersion',
  'refuseProposal',
  'withdrawProposal',
  'addPlatformToken',
  'revokePlatformToken',
  'addImport',
  'addImportBytes',
  'cancelImport',
  'haltRollout',
  'haltOwnRollout',
  'endAskedOverride',
  'findPreview',
  'revokeOverride',
]

const itsPaths = /^\/api\/(?:deploy|sysop\/(?:parcel|revision|rollout|proposal|override|platform-token))\b/
const itsProblems: readonly string[] = ['releaseChangesNothing', 'releaseNeedsTwo', 'overrideGone']

/** True for the calls that a token opens, those of operators about parts, and any call with a release's refusals. */
function isOfDeployService({ method, path, problems = [], access }: Call) {
  const isIts = itsPaths.test(path) || access.who === 'platformToken' || access.who === 'deployToken'
  return method !== 'GET' && (isIts || problems.some((code) => itsProblems.includes(code)))
}

export const deployCalls = namesOf(calls).filter((name) => isOfDeployService(calls[name]))

/** A portal, one person in it with every right that one can have, and another operator, who lets one person go back. */
export async function startOnePerson() {
  const signer = givenSigner('Headquarters')
  const { name, spki } = signer.trustedKey
  const stage = await startReleasing({ environment: { ATRIUM_REVISION_KEYS: `${name}:${spki}` } })
  const { server } = stage
  const team = await givenDeployer(server, { slug: 'orders', paths: ['/orders'] })
  const other = await givenDeployer(server, { slug: 'stock', paths: ['/stock'] })
  await uploaded(other, '1.0.0')
  await givenOperator(server)
  let made = 0
  return { changedAlone, changedByLeast, close: () => stage.close() }

  /** The calls by which one person alone has changed what others are shown. */
  async function changedAlone(kind: Kind) {
    const token = await givenPlatformToken(server)
    const { operator } = token
    const next = () => aVersionOf(server, kind, `${(made += 1)}.0.0`)
    const lone: Lone = { server, operator, platform: token, team, other, signer, kind, next }
    // A team's parcel has a former version: otherwise its registration could be removed.
    if (kind.team !== 'atrium') await approvedRelease(server, { [kind.slug]: (await next()).id })
    const base = (await shown()).entries
    const changed: string[] = []
    for (const [call, recipe] of Object.entries(recipes)) {
      const alone = await recipe(lone)
      const before = await shown()
      await alone()
      if (JSON.stringify(await shown()) !== JSON.stringify(before)) changed.push(call)
      await restore(base)
    }
    await operator.call('revokePlatformToken', { id: token.token.id })
    return changed
  }

  /** The same by the calls that name no version. */
  async function changedByLeast() {
    const { operator, machine } = await givenPlatformToken(server)
    const before = JSON.stringify(await shown())
    const changed: string[] = []
    for (const call of nameNone) {
      const { who } = calls[call].access
      const client = who === 'platformToken' ? machine : who === 'deployToken' ? team.machine : operator
      await client.tryCall(call, leastInput(calls[call]), { content: new Uint8Array([1]) })
      if (JSON.stringify(await shown()) !== before) changed.push(call)
    }
    return changed
  }

  /** The entries in force, from which a stranger's page is made; and a member's entries in their place. */
  async function shown() {
    const { services } = server
    const entries = (await revisionsOf(server)).at(-1)?.entries ?? {}
    const { build } = compose(await services.tx(platform, (db) => artifactsOf(db, entries)))
    // Every process hears of it.
    await until(async () => (await services.portalFor(stranger))?.build.revision === build.revision)
    services.rollouts.forget()
    const session = { userId: 'u1', userType: UserType.member }
    return { entries, rolledOut: await services.rollouts.entriesFor({ entId: 'e1', session }) }
  }

  /** Two operators restore the former state. */
  async function restore(base: Record<string, string>) {
    const { entries } = await shown()
    const slugs = Object.keys({ ...base, ...entries }).filter((slug) => base[slug] !== entries[slug])
    const changes = Object.fromEntries(slugs.map((slug) => [slug, base[slug] ?? null]))
    if (slugs.length > 0) await approvedRelease(server, changes)
    const halted = `state = 'halted', ended_at = now(), ended_by_kind = 'person', ended_by = 'x'`
    await runSql(server.address, `update rollout set ${halted} where state = 'running'`)
  }
}

const stranger = { entId: null, session: null }

function namesOf<T extends object>(record: T) {
  return Object.keys(record) as (keyof T)[] // The keys of a literal record are exactly its type's.
}
