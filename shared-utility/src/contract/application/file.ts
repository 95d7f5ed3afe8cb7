import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { flag, id, instant, listInput, listOutput } from '../foundation/fields.ts'
import { designKey } from './entity-field.ts'

/** Kinds of files as people speak of them; the type that the server found at the upload decides. */
export const fileKinds = ['picture', 'pdf', 'document', 'text', 'media', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** What holds a file: a record in one of its fields, a message of the platform, or an announcement of the enterprise. */
const holder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('record'),
    appId: id,
    entity: designKey,
    id,
    title: z.string(),
    application: z.string(),
    table: z.string(),
  }),
  z.object({ kind: z.literal('message'), id, title: z.string() }),
  z.object({ kind: z.literal('announcement'), id, title: z.string() }),
])

const fileRow = z.object({
  id,
  name: z.string(),
  kind: z.enum(fileKinds),
  mediaType: z.string(),
  sizeBytes: z.int(),
  /** When it was uploaded; of a message or an announcement, when that was published. */
  at: instant,
  /** Null for a file of the platform, and for one of an announcement. */
  by: z.string().nullable(),
  /** Null also for a person who has left: there is no card of theirs. */
  byId: id.nullable(),
  /** Where the picture is, for a quarter of an hour and for this caller; null where there is none to show. */
  pictureUrl: z.string().nullable(),
  holder,
})
export type FileRow = z.output<typeof fileRow>

export const fileCalls = defineCalls({
  listFiles: {
    title: ['查看文件', 'See the files'],
    summary:
      'Files in the fields that the caller sees of records that the caller sees, and files of messages and announcements to the caller. `isOwn`: those that the caller uploaded, or did not. Searched by name.',
    method: 'GET',
    path: '/api2/file',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({
      ...listInput,
      kind: z.enum(fileKinds).optional(),
      isOwn: flag.optional(),
      sort: z.enum(['at', 'name', 'sizeBytes']).default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(fileRow),
  },
})
