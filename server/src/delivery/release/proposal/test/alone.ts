import type { CallName } from '@atrium/shared-utility/contract'
import type { givenSigner } from '../../../../operation/package/bundle/test/given-bundle.ts'
import type { Client } from '../../../../test/client.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import type { givenPlatformToken } from '../../../deploy-token/test/given-deployer.ts'
import { askedFor, secretOf, type Team } from '../../../override/test/given-override.ts'
import { approvedRelease } from './given-operators.ts'
import { packed } from '../../release/test/given-upload.ts'
import { imported } from '../../revision-bundle/test/given-bundle.ts'
import { givenRevision } from '../../revision-bundle/test/given-revision.ts'
import type { Kind, MadeVersion } from './given-kinds.ts'
import { revisionsOf } from '../../../../portal/revision/test/given-release.ts'

/** One root operator, who has made every token there is, and what they want to put in force. */
export type Lone = {
  server: TestServer
  operator: Client
  platform: Awaited<ReturnType<typeof givenPlatformToken>>
  /** The team of the parcel `orders`, and another one with a version 1.0.0. */
  team: Team
  other: Team
  signer: ReturnType<typeof givenSigner>
  kind: Kind
  /** Another new version of that kind. */
  next: () => Promise<MadeVersion>
}

/** Prepares what two operators may, and answers what one does then. A refusal counts as an act that does nothing. */
type Recipe = (lone: Lone) => Promise<() => Promise<unknown>>

const reason = 'alone'
const percent = 100

/** The shortest way, by each call, to put a version in force, or before some people. */
export const recipes = {
  releaseOwnParts: withNew(({ platform }, { slug, id }) =>
    platform.machine.tryCall('releaseOwnParts', { parts: [{ slug, id }] }),
  ),
  proposeOwnParts: withNew(async ({ platform, operator }, { slug, id }) => {
    await platform.machine.tryCall('proposeOwnParts', { parts: [{ slug, id }], reason })
    await approveAll(operator)
  }),
  uploadPart: withNew(async ({ platform }, made) =>
    platform.machine.tryCall('uploadPart', {}, { content: await packed(made) }),
  ),
  importRevision: withNew(async ({ server, platform, signer, operator }, made) => {
    await imported({ server, platform }, await givenRevision(server, [made], signer))
    await approveAll(operator)
  }),
  proposeRevisionBack: withFormer(async ({ operator }, asked) => {
    await operator.tryCall('proposeRevisionBack', asked)
    await approveAll(operator)
  }),
  bringRevisionBack: withFormer(({ operator }, asked) => operator.tryCall('bringRevisionBack', asked)),
  approveProposal: withNew(async ({ platform, operator }, { slug, id }) => {
    await platform.machine.tryCall('proposeOwnParts', { parts: [{ slug, id }], reason })
    await approveAll(operator)
  }),
  releaseParcelVersion: withNew(({ operator }, { slug, id }) =>
    operator.tryCall('releaseParcelVersion', { slug, id, reason, force: true }),
  ),
  releaseTogether: withNew(({ operator }, { slug, id }) =>
    operator.tryCall('releaseTogether', { parcels: [{ slug, id }], reason }),
  ),
  releaseOwnParcel: withNew(({ team }, { version }) => team.machine.tryCall('releaseOwnParcel', { version })),
  releaseOwnTogether: withNew(({ team, other }, { version }) =>
    team.machine.tryCall('releaseOwnTogether', { version, others: [{ token: other.token.token, version: '1.0.0' }] }),
  ),
  uploadArtifact: withNew(async ({ team }, made) =>
    team.machine.tryCall('uploadArtifact', {}, { content: await packed(made) }),
  ),
  withdrawParcel: withFormer(({ operator, kind: { slug } }) => operator.tryCall('withdrawParcel', { slug, reason })),
  beginRollout: withNew(begin),
  widenRollout: withNew(async (lone, made) => {
    await begin({ ...lone, percent: 0 }, made)
    await lone.operator.tryCall('widenRollout', { id: await running(lone), percent })
  }),
  completeRollout: withNew(async (lone, made) => {
    await begin(lone, made)
    await lone.operator.tryCall('completeRollout', { id: await running(lone), reason })
  }),
  rollBackParcel: withFormer(({ operator, kind: { slug } }) => operator.tryCall('rollBackParcel', { slug, reason })),
  beginOwnRollout: withNew(({ team }, { version }) => team.machine.tryCall('beginOwnRollout', { version, percent })),
  widenOwnRollout: withNew(async ({ team, server }, { version }) => {
    const { id } = await server.given.enterprise()
    await team.machine.tryCall('beginOwnRollout', { version, enterprises: [id] })
    await team.machine.tryCall('widenOwnRollout', { percent })
  }),
  completeOwnRollout: withNew(async ({ team }, { version }) => {
    await team.machine.tryCall('beginOwnRollout', { version, percent })
    await team.machine.tryCall('completeOwnRollout', {})
  }),
  rollBackOwnParcel: withFormer(({ team }) => team.machine.tryCall('rollBackOwnParcel', {})),
  addTeamParcel: withNew(({ operator, kind: { slug } }) =>
    operator.tryCall('addTeamParcel', { slug, team: 'rivals', paths: ['/home', `/${slug}`], contact: 'x' }),
  ),
  updateTeamParcel: withNew(({ operator, kind: { slug } }) =>
    operator.tryCall('updateTeamParcel', { slug, paths: ['/home/login'], contact: 'x', version: 1 }),
  ),
  removeTeamParcel: withNew(({ operator, kind: { slug } }) => operator.tryCall('removeTeamParcel', { slug })),
  addPreview: withNew(preview),
  takePreview: withNew(preview),
  addOwnPreview: withNew(async ({ team, operator }, { version }) => {
    const { body } = await team.machine.tryCall('addOwnPreview', { version, hours: 1, seats: 1 })
    await operator.tryCall('takePreview', { secret: secretIn(body) })
  }),
  askOverride: withNew(develop),
  confirmOverride: withNew(develop),
} satisfies Partial<Record<CallName, Recipe>>

function withNew(act: (lone: Lone, made: MadeVersion) => Promise<unknown>): Recipe {
  return async (lone) => {
    const made = await lone.next()
    return () => act(lone, made)
  }
}

type Back = { id: string; head: string; reason: string }

/** Two operators have put a version in force: there is a way back to what was before. */
function withFormer(act: (lone: Lone, asked: Back) => Promise<unknown>): Recipe {
  return async (lone) => {
    const { slug, id: now } = await lone.next()
    await approvedRelease(lone.server, { [slug]: now })
    const [before, head] = (await revisionsOf(lone.server)).slice(-2)
    return () => act(lone, { id: before?.id ?? '', head: head?.id ?? '', reason })
  }
}

/** Everything that waits. */
async function approveAll(operator: Client) {
  const { list } = await operator.call('listProposals', { state: 'open' })
  for (const { id } of list) await operator.tryCall('approveProposal', { id })
  for (const { id } of list) await operator.tryCall('withdrawProposal', { id })
}

async function begin({ operator, percent: share = percent, server }: Lone & { percent?: number }, made: MadeVersion) {
  const { id: enterprise } = await server.given.enterprise()
  const asked = { slug: made.slug, id: made.id, reason, percent: share, enterprises: [enterprise], userTypes: [] }
  return operator.tryCall('beginRollout', { ...asked, countedBy: 'user', force: true })
}

async function running({ operator, kind: { slug } }: Lone) {
  return (await operator.call('listRollouts', { slug, state: 'running' })).list[0]?.id ?? 'none'
}

async function preview({ operator }: Lone, { slug, id }: MadeVersion) {
  const { body } = await operator.tryCall('addPreview', { slug, id, hours: 1, seats: 1 })
  await operator.tryCall('takePreview', { secret: secretIn(body) })
}

async function develop({ team, operator }: Lone) {
  const { body } = await team.machine.tryCall('askOverride', askedFor(team, 'operator'))
  await operator.tryCall('confirmOverride', { id: String(Reflect.get(resultIn(body), 'id')) })
}

function secretIn(body: unknown) {
  return secretOf({ path: String(Reflect.get(resultIn(body), 'path')) })
}

function resultIn(body: unknown): object {
  return Object(Reflect.get(Object(body), 'result'))
}
