import { calls, type Attachment } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { MessageAttachment } from './message-attachment.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { pictureUrlOf } from '../../../foundation/file/preview/picture-url.ts'
import { signLink } from '../../../foundation/file/file/link.ts'

type Reader = Pick<Context, 'session' | 'space' | 'services' | 'now'>

/** The files of a message, as its reader is answered in an enterprise. */
export function attachmentsForReader(message: string, files: readonly MessageAttachment[], context: Context) {
  return files.map((file) => attachmentOf(file, () => linkForReader({ message, id: file.id }, context), context))
}

/** The same for the author; `of` is the message that has them. */
export function attachmentsForWriter(of: string, files: readonly MessageAttachment[], context: Context) {
  return files.map((file) => attachmentOf(file, () => linkForWriter({ id: file.id, of }, context), context))
}

export function attachmentOf(file: MessageAttachment, link: () => string, context: Reader): Attachment {
  const { id, name, mediaType, sizeBytes } = file
  return { id, name, mediaType, sizeBytes, pictureUrl: pictureUrlOf(file, link, context) }
}

export function linkForReader({ message, id }: { message: string; id: string }, asked: Reader) {
  const place = calls.fetchMessageAttachment.path.replace('{message}', message).replace('{id}', id)
  return signed(`/space-${asked.space?.entId ?? ''}${place}`, { id }, asked)
}

export function linkForWriter({ id, of }: { id: string; of?: string | undefined }, asked: Reader) {
  const { space } = asked
  const place = space === null ? calls.fetchAttachment.path : `/space-${space.entId}${calls.fetchAnnouncementFile.path}`
  return signed(place.replace('{id}', id), { id, of }, asked)
}

type FileName = { id: string; of?: string | undefined }

function signed(place: string, { id, of }: FileName, { services, now, session }: Reader) {
  const { userId } = must(session, 'whoever is told of a file is signed in')
  const link = signLink(services.secrets, { fileId: id, userId }, now)
  return `${place}?${new URLSearchParams({ ...link, ...(of !== undefined && { of }) }).toString()}`
}
