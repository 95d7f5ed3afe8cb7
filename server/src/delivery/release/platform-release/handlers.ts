import { Problem, type platformReleaseCalls } from '@atrium/shared-utility/contract'
import { isForTwo } from '@atrium/shared-utility/contract/gate'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { platformDeployerOf } from '../../../foundation/call/context/deployer.ts'
import { selectArtifacts, type ArtifactRow } from '../../../portal/artifact/artifact-query.ts'
import { isOwnPart } from '../../parcel/parcel/own-part.ts'
import { propose } from '../proposal/propose.ts'
import { findOfToken } from '../proposal/queries.ts'
import { findSame } from '../proposal/same.ts'
import { refuseLost } from '../release/check.ts'
import { countRelease } from '../release/often.ts'
import { inLine, makerOf, refuseRevoked } from '../release/put-in-force.ts'
import { releaseParts } from '../../../portal/revision/release.ts'
import { findHead, lockHead } from '../../../portal/revision/revision-query.ts'
import { spkiOf } from '../revision-bundle/signing.ts'
import { uploadPart } from './upload-part.ts'

export const platformReleaseHandlers: Handlers<typeof platformReleaseCalls> = {
  async getPlatformParts(_input, context) {
    const { label, expiresAt } = platformDeployerOf(context)
    const head = await findHead(context.db)
    const made = await selectArtifacts(context.db, Object.values(head?.entries ?? {}))
    return {
      token: { label, expiresAt: expiresAt.toISOString() },
      signingKey: spkiOf(context.services.secrets.signer),
      revision: head === undefined ? null : { id: head.id, number: head.number },
      parts: made
        .map(({ manifest, slug, kind, version, digest }) => ({
          slug,
          kind,
          version,
          digest,
          isOwn: isOwnPart(manifest),
          needsTwo: isForTwo(manifest),
        }))
        .toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
    }
  },

  uploadPart,

  releaseOwnParts: ({ parts, reason }, context) =>
    inLine(async () => {
      await countRelease(platformDeployerOf(context).tokenId, context)
      await lockHead(context.db)
      await refuseRevoked(context)
      const made = await ownOf(parts, context)
      const changes = Object.fromEntries(made.map(({ slug, id }) => [slug, id]))
      await refuseLost(Object.values(changes), context.db)
      const { id, number } = await releaseParts({ changes, reason, by: makerOf(context) }, context)
      for (const { slug, version } of made) await note({ slug, version, reason, number }, context)
      return { id, number }
    }),

  proposeOwnParts: ({ parts, reason }, context) =>
    inLine(async () => {
      await countRelease(platformDeployerOf(context).tokenId, context)
      const head = await lockHead(context.db)
      await refuseRevoked(context)
      // Before the first build there is nothing to compare with, and no page.
      if (head === undefined) throw new Problem('notFound')
      const made = await ownOf(parts, context)
      const changes = Object.fromEntries(made.map(({ slug, id }) => [slug, id]))
      const waiting = await findSame({ head, changes }, context)
      if (waiting !== null) return { ...waiting, isNew: false }
      const behind = platformDeployerOf(context).madeBy
      return { ...(await propose({ head, changes, reason, behind }, context)), isNew: true }
    }),

  async getOwnProposal({ id }, context) {
    const { tokenId } = platformDeployerOf(context)
    const row = await findOfToken(context.db, { id, tokenId, now: context.now })
    if (row === undefined) throw new Problem('notFound')
    return { state: row.state, expiresAt: row.expires_at.toISOString(), number: row.number, decision: row.decision }
  },
}

type PartList = readonly { slug: string; id: string }[]

/** The parts, all of them built with the portal and none by a team. Throws releaseTwice, notFound. */
async function ownOf(parts: PartList, { db }: Context): Promise<ArtifactRow[]> {
  const slugs = parts.map(({ slug }) => slug)
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
  if (twice !== undefined) throw new Problem('releaseTwice', { slug: twice })
  const known = await selectArtifacts(
    db,
    parts.map(({ id }) => id),
  )
  return parts.map(({ slug, id }) => {
    const made = known.find((one) => one.id === id && one.slug === slug)
    if (made === undefined || !isOwnPart(made.manifest)) throw new Problem('notFound')
    return made
  })
}

type Released = { slug: string; version: string; reason: string; number: number }

async function note({ slug, version, reason, number }: Released, context: Context) {
  const target = { targetKind: 'parcel', targetId: slug, entId: null } as const
  const diff = { versionName: version, reason, revision: number }
  await recordAct(context, { action: 'releaseParcel', ...target, diff })
}
