import {
  Problem,
  UserType,
  type announcementFileCalls,
  type attachmentCalls,
  type CallParsed,
  type messageAttachmentCalls,
} from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { findFile } from '../../../foundation/file/file/file-query.ts'
import { isLinkFor } from '../../../foundation/file/file/link.ts'
import { answerOf } from '../../../foundation/file/preview/answer.ts'
import { linkForReader, linkForWriter } from './answer.ts'
import { aside, attachingOf } from './aside.ts'
import { findForAuthor, findForReader, findForWriter, lockAttaching } from './queries.ts'
import { addAttachment, addAttachmentBytes, removeAttachment } from './upload.ts'

type Answered = typeof attachmentCalls & typeof announcementFileCalls & typeof messageAttachmentCalls

/** The right to a file is checked where it is linked to, and once more where it is fetched. */
export const attachmentHandlers: Handlers<Answered> = {
  addAttachment: async (input, context) => addAttachment(input, context),
  addAttachmentBytes,
  removeAttachment,
  linkAttachment,
  fetchAttachment,

  addAnnouncementFile: async (input, context) => addAttachment(input, context),
  addAnnouncementFileBytes: addAttachmentBytes,
  removeAnnouncementFile: removeAttachment,
  linkAnnouncementFile: linkAttachment,
  fetchAnnouncementFile: fetchAttachment,

  async linkMessageAttachment(named, context) {
    if ((await findForReader(context.db, named)) === undefined) throw new Problem('notFound')
    await stored(named.id, context)
    return { url: linkForReader(named, context) }
  },

  async fetchMessageAttachment({ message, id, as, ...link }, context) {
    const may = isLinked(id, link, context) && (await findForReader(context.db, { message, id })) !== undefined
    if (!may) throw new Problem('linkNotValid')
    const file = await stored(id, context)
    return answerOf(file, { name: file.name, as }, context)
  },
}

async function linkAttachment(named: CallParsed<'linkAttachment'>, context: Context) {
  if (!(await mayWriterHave(named, context))) throw new Problem('notFound')
  await stored(named.id, context)
  return { url: linkForWriter(named, context) }
}

async function fetchAttachment({ id, of, as, ...link }: CallParsed<'fetchAttachment'>, context: Context) {
  const may = (await mayWriterHave({ id, of }, context)) && isLinked(id, link, context)
  if (!may) throw new Problem('linkNotValid')
  const file = await stored(id, context)
  return answerOf(file, { name: file.name, as }, context)
}

async function mayWriterHave({ id, of }: { id: string; of?: string | undefined }, context: Context) {
  if (of !== undefined && (await findInWritten({ id, of }, context)) !== undefined) return true
  return (await aside(context, (db) => lockAttaching(db, { id, ...attachingOf(context) }))) !== undefined
}

function findInWritten(named: { id: string; of: string }, context: Context) {
  if (context.space !== null) return findForAuthor(context.db, named)
  const isInCare = sessionOf(context).userType === UserType.saasAdministrator
  return findForWriter(context.db, { ...named, isInCare })
}

type Link = { until: string; sign: string }

function isLinked(id: string, link: Link, context: Context) {
  const whom = { fileId: id, userId: sessionOf(context).userId }
  return isLinkFor(context.services.secrets, whom, { ...link, now: context.now })
}

/** A message that was withdrawn keeps the names of its files for longer than the files. */
async function stored(id: string, { services, space, now }: Context) {
  const file = await services.tx(platform, (db) => findFile(db, id))
  const isThere = file?.status === 'stored' && (file.expires_at === null || file.expires_at > now)
  if (file === undefined || !isThere) throw new Problem('fileMissing')
  // Of operators, or of the enterprise of the call; of no other, whatever a row says.
  if (file.ent_id !== null && file.ent_id !== space?.entId) throw new Problem('fileMissing')
  return file
}
