import { Problem, type CallOutput } from '@atrium/shared-utility/contract'
import type { BytesAnswer } from '../../../foundation/call/context/bytes-answer.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { deployerOf } from '../../../foundation/call/context/deployer.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { createTurns } from '../../../foundation/call/http/by-turns.ts'
import { countUses } from '../../../foundation/call/limit/quota-query.ts'
import { isRevoked } from '../../deploy-token/queries.ts'
import { collected } from './collected.ts'
import { keepVersion } from './keep-version.ts'
import { unreadable } from './read-upload.ts'
import { rulesFor } from './rules.ts'

type Uploaded = CallOutput<'uploadArtifact'>

const hourMs = 60 * 60_000
/** More than any team builds; each costs a process that reads it. */
const mostPerHour = 200

/** One version of a parcel after the other; of the bodies that are on their way, so many of a parcel and of all. */
const [ofParcel, comingOfParcel, inMemory] = [createTurns(1), createTurns(2), createTurns(8)]

/** Takes a version of the parcel that the token is for. A refused one leaves nothing behind but a line in the log. */
export async function uploadArtifact(_input: object, context: Context): Promise<BytesAnswer<Uploaded>> {
  const { parcel } = deployerOf(context)
  const quota = { kind: 'artifactUpload', subject: parcel, most: mostPerHour, withinMs: hourMs }
  const usedUp = await countUses(context.db, [quota], context.now)
  if (usedUp !== null) throw new Problem('tooManyAttempts', { seconds: usedUp.seconds })
  return (bytes) =>
    comingOfParcel(parcel, () =>
      inMemory('all', async () => {
        const archive = await collected(bytes)
        if (archive === null) throw unreadable('bodySlow', context.lang)
        // Only once all of it is there, so that a slow line holds up no other version.
        return ofParcel(parcel, () => keep(archive, context))
      }),
    )
}

async function keep(archive: Buffer, context: Context): Promise<Uploaded> {
  const { services } = context
  const { tokenId, parcel: slug } = deployerOf(context)
  const held = await services.tx(platform, async (db) => {
    if (await isRevoked(db, tokenId)) throw new Problem('deployTokenInvalid')
    return rulesFor(slug, db)
  })
  return keepVersion({ archive, held, tokenId, slugOf: () => slug }, context)
}
