import { attachmentTypeOf, Problem, type AttachmentType } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'

const megabyte = 1024 * 1024
type Announced = { name: string; sizeBytes: number }

/**
 * What a file is by its name, where the settings of the platform let it be attached and `isTaken` does. Throws
 * attachmentTypeRefused, attachmentTooLarge.
 */
export function allowedType(
  { name, sizeBytes }: Announced,
  { services }: Pick<Context, 'services'>,
  isTaken: (type: AttachmentType) => boolean = () => true,
) {
  const { megabytes, types } = services.settings.current().attachment.value
  const taken = types.filter(isTaken)
  const type = attachmentTypeOf(name)
  if (type === undefined || !taken.includes(type))
    throw new Problem('attachmentTypeRefused', { name, types: taken.join(', ') })
  if (sizeBytes > megabytes * megabyte) throw new Problem('attachmentTooLarge', { name, megabytes })
  return type
}
