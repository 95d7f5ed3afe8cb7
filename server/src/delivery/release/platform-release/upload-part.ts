import { Problem, type Artifact, type CallOutput } from '@atrium/shared-utility/contract'
import type { BytesAnswer } from '../../../foundation/call/context/bytes-answer.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platformDeployerOf } from '../../../foundation/call/context/deployer.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { createTurns } from '../../../foundation/call/http/by-turns.ts'
import { countUses } from '../../../foundation/call/limit/quota-query.ts'
import { isRevoked } from '../../deploy-token/queries.ts'
import { isOwnPart, kindOf } from '../../parcel/parcel/own-part.ts'
import { findParcel } from '../../parcel/parcel/queries.ts'
import { collected } from '../release/collected.ts'
import { keepVersion } from '../release/keep-version.ts'
import { unreadable } from '../release/read-upload.ts'
import { sharedInForce } from '../release/rules.ts'

const hourMs = 60 * 60_000
/** Every part of the portal a few times over. */
const mostPerHour = 400

/** Bodies of 8 MB that are in memory, and one after the other that is examined. */
const [coming, examined] = [createTurns(2), createTurns(1)]

/** Takes a version of a part that is built with the portal. A refused one leaves nothing behind. */
export async function uploadPart(_input: object, context: Context): Promise<BytesAnswer<CallOutput<'uploadPart'>>> {
  const quota = { kind: 'artifactUpload', subject: 'platform', most: mostPerHour, withinMs: hourMs }
  const usedUp = await countUses(context.db, [quota], context.now)
  if (usedUp !== null) throw new Problem('tooManyAttempts', { seconds: usedUp.seconds })
  return (bytes) =>
    coming('all', async () => {
      const archive = await collected(bytes)
      if (archive === null) throw unreadable('bodySlow', context.lang)
      return examined('all', () => keep(archive, context))
    })
}

async function keep(archive: Buffer, context: Context) {
  const { tokenId } = platformDeployerOf(context)
  const shared = await context.services.tx(platform, async (db) => {
    if (await isRevoked(db, tokenId)) throw new Problem('deployTokenInvalid')
    return sharedInForce(db)
  })
  const slugOf = (manifest: Artifact) => ownSlugOf(manifest, context)
  return keepVersion({ archive, held: { shared, isOwnPart: true }, tokenId, slugOf }, context)
}

/** Throws where it is none of the portal's own parts, one of them under another name, or in the place of a team's. */
async function ownSlugOf(manifest: Artifact, { lang, services }: Context) {
  const { slug, kind } = manifest
  const isOwn = isOwnPart(manifest) && kind === kindOf(slug)
  const parcel = isOwn ? await services.tx(platform, (db) => findParcel(db, slug)) : undefined
  if (isOwn && parcel === undefined) return slug
  const msg =
    parcel === undefined
      ? {
          'zh-CN': `平台令牌只能上传 shared、boot、shell 和名为 @atrium/… 的微前端，而这是 ${kind} ${slug}`,
          'en-US': `A platform token uploads shared, boot, shell, and parcels called @atrium/…; this is the ${kind} ${slug}`,
        }[lang]
      : {
          'zh-CN': `${slug} 已登记给团队 ${parcel.team}，只有该团队能上传它的版本`,
          'en-US': `${slug} is registered for the team ${parcel.team}, and only that team uploads versions of it`,
        }[lang]
  throw new Problem('artifactRefused', { count: 1 }, { fields: [{ field: 'slug', msg }] })
}
