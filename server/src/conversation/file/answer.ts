import { type ChatFile, calls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { signLink } from '../../foundation/file/file/link.ts'
import { pictureUrlOf } from '../../foundation/file/preview/picture-url.ts'
import type { SelectedFile } from './queries.ts'

/** A file of a message as its reader is answered. */
export function fileOf({ seq: _seq, conversationId, ...file }: SelectedFile, context: Context): ChatFile {
  const link = () => linkTo({ conversationId, fileId: file.id }, context)
  return { ...file, pictureUrl: pictureUrlOf(file, link, context) }
}

/** For the caller alone, for a quarter of an hour; it asks again whether they see the message. */
export function linkTo({ conversationId, fileId }: { conversationId: string; fileId: string }, context: Context) {
  const place = calls.fetchChatFile.path.replace('{conversationId}', conversationId).replace('{fileId}', fileId)
  const link = signLink(context.services.secrets, { fileId, userId: sessionOf(context).userId }, context.now)
  return `/space-${spaceOf(context).entId}${place}?${new URLSearchParams(link).toString()}`
}
