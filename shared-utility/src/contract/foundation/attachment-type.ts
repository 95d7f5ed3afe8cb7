/**
 * The types that may be attached at all, by the ending of a name: none is a page or a program. A setting of the
 * platform says which of these, how many and how large.
 */
export const attachmentTypes = [
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'ofd',
  'txt',
  'csv',
  'md',
  'json',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'mp4',
  'mp3',
  'wav',
  'zip',
] as const
export type AttachmentType = (typeof attachmentTypes)[number]

/** The ending of a name, where it is one of these. */
export function attachmentTypeOf(name: string): AttachmentType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return attachmentTypes.find((type) => type === ending && name.length > ending.length + 1)
}
