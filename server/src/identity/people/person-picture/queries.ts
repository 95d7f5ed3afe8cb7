import { calls } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

/** What a stored file is for that is the picture of a person. */
export const personPicturePurpose = 'person'

/** Where the picture is, in an enterprise or, for its own person, in none. */
export function personPictureUrl(fileId: string, entId: string | null) {
  const path = calls.getPersonPicture.path.replace('{id}', fileId)
  return entId === null ? path : `/space-${entId}${path}`
}

/** In the space of an enterprise: where the pictures of these people are, of those who are in it and have one. */
export async function picturesOf(
  db: Db,
  userIds: readonly string[],
  entId: string,
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('colleague_picture')
    .select(['user_id', 'file_id'])
    .where('user_id', 'in', [...new Set(userIds)])
    .execute()
  return new Map(rows.map((row) => [row.user_id, personPictureUrl(row.file_id, entId)]))
}

/** What an answer tells of the picture of a person: nothing where there is none. */
export function pictureOf(pictures: ReadonlyMap<string, string>, userId: string | null) {
  const picture = userId === null ? undefined : pictures.get(userId)
  return picture === undefined ? {} : { picture }
}

// As the platform, whose accounts and files are.

type Looked = { fileId: string; userId: string; entId: string | null }

/** Whether the file is the picture of the caller, or of an active member of the enterprise that the call is made in. */
export async function maySee(db: Db, { fileId, userId, entId }: Looked) {
  const row = await db
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.avatar', '=', fileId)
    .where('u.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('u.id', '=', userId),
        eb.exists(
          eb
            .selectFrom('membership as m')
            .select('m.user_id')
            .whereRef('m.user_id', '=', 'u.id')
            .where('m.ent_id', '=', entId)
            .where('m.status', '=', 'active'),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Puts another file, or none, in the place of the picture; answers the one that was there. */
export async function replacePicture(
  db: Db,
  { userId, fileId, now }: { userId: string; fileId: string | null; now: Date },
) {
  const before = await db
    .selectFrom('user_account')
    .select('avatar')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db.updateTable('user_account').set({ avatar: fileId, updated_at: now }).where('id', '=', userId).execute()
  return before.avatar
}
