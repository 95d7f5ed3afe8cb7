import { trusted } from '../../../../operation/package/bundle/test/given-bundle.ts'
import { givenDeployer, givenPlatformToken } from '../../../../delivery/deploy-token/test/given-deployer.ts'
import { askedFor, secretOf } from '../../../../delivery/override/test/given-override.ts'
import {
  anotherShell,
  approvedRelease,
  givenOperator,
} from '../../../../delivery/release/proposal/test/given-operators.ts'
import { aVersion, packed, releasedBy, uploaded } from '../../../../delivery/release/release/test/given-upload.ts'
import { exported } from '../../../../delivery/release/revision-bundle/test/given-bundle.ts'
import { givenRevision } from '../../../../delivery/release/revision-bundle/test/given-revision.ts'
import { report, anOpening } from '../../../../delivery/telemetry/test/given.ts'
import type { Client } from '../../../../test/client.ts'
import type { Scenes, Stage } from './stage.ts'

/** What teams, builders of the portal and operators do with its parts. */
export const portalScenes: Scenes = {
  async 'a parcel and its tokens'({ server }) {
    const { operator, slug, paths, token } = await givenDeployer(server)
    await operator.call('getTeamParcel', { slug })
    await operator.call('listDeployTokens', { slug })
    await operator.call('updateTeamParcel', { slug, contact: 'x', paths, version: 1 })
    await operator.call('revokeDeployToken', { slug, id: token.id })
    await operator.call('removeTeamParcel', { slug })
    const platform = await givenPlatformToken(server)
    await platform.operator.call('revokePlatformToken', { id: platform.token.id })
  },

  async 'versions that operators release'({ server }) {
    const team = await givenDeployer(server)
    const other = await givenDeployer(server)
    const { operator, slug } = team
    const [one, two] = [await uploaded(team, '1.0.0'), await uploaded(other, '1.0.0')]
    const parcels = [
      { slug, id: one.id },
      { slug: other.slug, id: two.id },
    ]
    await operator.call('releaseTogether', { parcels, reason: 'x' })
    const before = await headOf({ operator })
    const next = await uploaded(team, '1.1.0')
    await operator.call('listParcelVersions', { slug })
    await operator.call('getParcelVersion', { slug, id: next.id })
    await operator.call('runParcelVersion', { slug, id: next.id })
    await operator.call('releaseParcelVersion', { slug, id: next.id, reason: 'x' })
    await operator.call('getRevision', { id: before })
    await operator.call('getTelemetry', { slug })
    await operator.call('bringRevisionBack', { id: before, head: await headOf({ operator }), reason: 'x' })
    await operator.tryCall('saveRevision', { id: before })
    await operator.call('withdrawParcel', { slug, reason: 'x' })
    await report(await server.given.signedIn(), anOpening())
  },

  async 'versions that teams release'({ server }) {
    const [team, other] = [await givenDeployer(server), await givenDeployer(server)]
    for (const version of ['1.0.0', '1.1.0']) for (const one of [team, other]) await uploaded(one, version)
    await team.machine.call('releaseOwnParcel', { version: '1.0.0' })
    const others = [{ token: other.token.token, version: '1.1.0' }]
    await team.machine.call('releaseOwnTogether', { version: '1.1.0', others })
    await team.machine.call('rollBackOwnParcel', {})
  },

  async 'roll-outs of teams'({ server }) {
    const team = await givenDeployer(server)
    await releasedBy(team, '1.0.0')
    await uploaded(team, '2.0.0')
    await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 5 })
    await team.machine.call('widenOwnRollout', { percent: 50 })
    await team.machine.call('haltOwnRollout', {})
    await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 5 })
    await team.machine.call('completeOwnRollout', {})
  },

  async 'roll-outs of operators'({ server }) {
    const team = await givenDeployer(server)
    const { operator, slug } = team
    await releasedBy(team, '1.0.0')
    const { id } = await uploaded(team, '2.0.0')
    const begun = await operator.call('beginRollout', { slug, id, reason: 'x', percent: 5 })
    await operator.call('getRollout', { id: begun.id })
    await operator.call('widenRollout', { id: begun.id, percent: 50 })
    await operator.call('haltRollout', { id: begun.id, reason: 'x' })
    const again = await operator.call('beginRollout', { slug, id, reason: 'x', percent: 5 })
    await operator.call('completeRollout', { id: again.id, reason: 'x' })
    await operator.call('rollBackParcel', { slug, reason: 'x' })
  },

  async 'previews and what is developed elsewhere'({ server }) {
    const team = await givenDeployer(server)
    await releasedBy(team, '1.0.0')
    const { id } = await uploaded(team, '2.0.0')
    const person = await server.given.signedIn()
    await server.given.confirm(person)
    const link = await team.machine.call('addOwnPreview', { version: '2.0.0' })
    await person.call('findPreview', { secret: secretOf(link) })
    await person.call('takePreview', { secret: secretOf(link) })
    await person.call('endOwnOverride', { id: link.id })
    const preview = await team.operator.call('addPreview', { slug: team.slug, id })
    await team.operator.call('revokeOverride', { id: preview.id })
    const asked = await team.machine.call('askOverride', askedFor(team, person.person.loginId))
    await team.machine.call('getAskedOverride', { id: asked.id })
    await person.call('findAskedOverride', { id: asked.id })
    await person.call('confirmOverride', { id: asked.id })
    await team.machine.call('endAskedOverride', { id: asked.id })
  },

  async 'what two operators decide'({ server }) {
    const [one, other] = [await givenOperator(server), await givenOperator(server)]
    const before = await headOf({ operator: one })
    await approvedRelease(server, { shell: await anotherShell(server, '2.0.0') })
    const proposed = async () => {
      const head = await headOf({ operator: one })
      return (await one.call('proposeRevisionBack', { id: before, head, reason: 'x' })).id
    }
    await one.call('withdrawProposal', { id: await proposed() })
    await other.call('refuseProposal', { id: await proposed(), reason: 'x' })
    const id = await proposed()
    await other.call('getProposal', { id })
    await other.call('approveProposal', { id })
  },

  async 'parts that are built with the portal, and revisions of others'({ server }) {
    const platform = await givenPlatformToken(server)
    const { machine } = platform
    const kept = async (version: string) => {
      const part = { slug: 'workbench', team: 'atrium', paths: ['/own-workbench'], machine }
      const { id } = await machine.call('uploadPart', {}, { content: await packed(aVersion(part, version)) })
      return { slug: 'workbench', id }
    }
    await machine.call('releaseOwnParts', { parts: [await kept('1.1.0')], reason: 'x' })
    const proposal = await machine.call('proposeOwnParts', { parts: [await kept('1.2.0')], reason: 'x' })
    await machine.call('getOwnProposal', { id: proposal.id })
    const [own, other] = [
      await sent(machine, await exported({ server, platform })),
      await sent(machine, await foreign(server)),
    ]
    await machine.call('getImport', { id: own })
    await machine.call('cancelImport', { id: own })
    await machine.call('importRevision', { id: other, reason: 'x' })
  },
}

/** The parts of another portal that this one trusts: the same parts, and one more. */
function foreign(server: Stage['server']) {
  const part = { slug: 'imported', team: 'atrium', paths: ['/imported'], machine: server.client() }
  return givenRevision(server, [aVersion(part, '1.0.0')], trusted)
}

async function sent(machine: Client, bundle: Buffer) {
  const { id } = await machine.call('addImport', { sizeBytes: bundle.length })
  await machine.call('addImportBytes', { id, offset: 0 }, { content: new Uint8Array(bundle) })
  return id
}

async function headOf({ operator }: { operator: Pick<Client, 'call'> }) {
  return (await operator.call('listRevisions', {})).list[0]?.id ?? ''
}
