import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { refuseUnchecked } from '../../browser-check/refuse-unchecked.ts'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { deployerOf, isOfTeam, type Deployer } from '../../../foundation/call/context/deployer.ts'
import { findBeside } from '../../deploy-token/find-deployer.ts'
import { noteRefusedToken } from '../../deploy-token/refused-token.ts'
import { releaseParts } from '../../../portal/revision/release.ts'
import { lockHead } from '../../../portal/revision/revision-query.ts'
import { countRelease } from './often.ts'
import { makerOf, refuseForeign, refuseRevoked, type Version } from './put-in-force.ts'
import { findVersion, selectVersion } from './version-query.ts'

/** Each parcel by a token of its own: a machine with one for all of them may change all of them, and no other may. */
export async function releaseOwnTogether(
  { version, others, reason }: CallParsed<'releaseOwnTogether'>,
  context: Context,
) {
  const parts: Part[] = []
  const asked = [{ deployer: deployerOf(context), version }]
  for (const { token, version: other } of others)
    asked.push({ deployer: await liveDeployer(token, context), version: other })
  for (const { deployer, version: name } of asked) {
    const slug = deployer.parcel
    await countRelease(slug, context)
    parts.push({ slug, deployer, version: found(await findVersion(context.db, { slug, version: name })) })
  }
  return putAllInForce({ parts, reason }, context)
}

/** A wrong token counts like any other: a caller with a good one cannot guess more. Throws deployTokenInvalid. */
async function liveDeployer(token: string, context: Context) {
  const found = await findBeside(token, context)
  if (found.status === 'live' && isOfTeam(found.deployer)) return found.deployer
  if (found.status === 'refused') await noteRefusedToken(found, 'releaseOwnTogether', context)
  throw new Problem('deployTokenInvalid')
}

export async function releaseTogether({ parcels, reason }: CallParsed<'releaseTogether'>, context: Context) {
  const parts: Part[] = []
  for (const { slug, id } of parcels)
    parts.push({ slug, deployer: null, version: found(await selectVersion(context.db, { slug, id })) })
  return putAllInForce({ parts, reason }, context)
}

type Part = { slug: string; version: Version; deployer: Deployer | null }

/** Puts all in force as one revision: what one of them needs of another is there at the same moment. */
async function putAllInForce({ parts, reason }: { parts: readonly Part[]; reason: string }, context: Context) {
  for (const { slug, version } of parts) await refuseUnchecked({ slug, version }, context)
  const slugs = parts.map(({ slug }) => slug)
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
  if (twice !== undefined) throw new Problem('releaseTwice', { slug: twice })
  await lockHead(context.db)
  for (const { deployer } of [context, ...parts]) await refuseRevoked({ db: context.db, deployer })
  for (const part of parts) await refuseForeign(part, context.db)
  const changes = Object.fromEntries(parts.map(({ slug, version }) => [slug, version.id]))
  const { id, number } = await releaseParts({ changes, reason, by: makerOf(context) }, context)
  for (const { slug, version, deployer } of parts)
    await recordAct(
      { ...context, deployer },
      {
        action: 'releaseParcel',
        targetKind: 'parcel',
        targetId: slug,
        entId: null,
        diff: { versionName: version.version, reason, revision: number },
      },
    )
  return { id, number }
}

function found<T>(version: T | undefined) {
  if (version === undefined) throw new Problem('notFound')
  return version
}
