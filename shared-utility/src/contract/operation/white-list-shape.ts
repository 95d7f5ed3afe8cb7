import { z } from 'zod'
import { clearable, enterpriseId, flag, id, instant, integer, plainSign, text } from '../foundation/fields.ts'
import { visible } from '../foundation/tidy.ts'
import { onceKey } from '../foundation/once-key.ts'

/**
 * What a list says: `host` an address outside that an enterprise names, `app` an application of an enterprise, `api` a call
 * that a security token may make, `plugin` a parcel of a team, by its slug.
 */
export const whiteListKinds = ['host', 'app', 'plugin', 'api'] as const
export type WhiteListKind = (typeof whiteListKinds)[number]

/** `expired`: its time has gone by; `off`: an operator has switched it off. Neither counts. */
export const whiteListStates = ['on', 'off', 'expired'] as const
export type WhiteListState = (typeof whiteListStates)[number]

const version = integer(1, 2_147_483_647)
const note = text(0, 200).default('')

/** An entry as an operator adds it; the form and the server check with this same schema. */
export const newWhiteListEntry = z.strictObject({
  kind: z.enum(whiteListKinds),
  /** A host, `*.` before one for all below it; the code or the id of an application; the name of a call; a slug. */
  value: plainSign().min(1).max(260).regex(visible),
  /** Left out: for every enterprise. */
  entid: clearable(enterpriseId).default(null),
  note,
  /** Left out: for good. */
  expiresAt: clearable(instant).default(null),
  onceKey,
})

/** What may be changed of an entry: what it lets through stays what it was, so that its history speaks of one thing. */
export const changedWhiteListEntry = z.strictObject({
  id,
  version,
  note,
  expiresAt: clearable(instant).default(null),
  enabled: flag.default(true),
  onceKey,
})

export const whiteListEntry = z.object({
  id,
  kind: z.enum(whiteListKinds),
  value: z.string(),
  /** Null: for every enterprise. */
  entid: z.string().nullable(),
  entName: z.string().nullable(),
  note: z.string(),
  state: z.enum(whiteListStates),
  enabled: z.boolean(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  authorName: z.string().nullable(),
  authorId: id.nullable(),
  updatedAt: instant,
  version: z.int(),
})
export type WhiteListEntry = z.infer<typeof whiteListEntry>

/** Whether a kind is open, or only what is listed passes. */
export const whiteListRule = z.object({
  kind: z.enum(whiteListKinds),
  onlyListed: z.boolean(),
  version: z.int(),
  /** Null while no operator has changed it. */
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  /** How many entries count at this moment. */
  entries: z.int(),
})
export type WhiteListRule = z.infer<typeof whiteListRule>

/** Where something is that would be refused. */
export const whiteListPlaces = ['signOn', 'domain', 'application', 'parcel', 'token'] as const
export type WhiteListPlace = (typeof whiteListPlaces)[number]

/** Something that is in use and that no entry lets through. */
export const whiteListMissing = z.object({
  value: z.string(),
  /** What people call it, in the language of the caller; null where the value is its name. */
  name: z.string().nullable(),
  places: z.array(z.enum(whiteListPlaces)),
  /** How many enterprises use it, and one of them; 0 and null where it is of no enterprise. */
  enterprises: z.int(),
  entid: z.string().nullable(),
  entName: z.string().nullable(),
})
export type WhiteListMissing = z.infer<typeof whiteListMissing>
