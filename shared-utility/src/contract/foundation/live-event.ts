import { z } from 'zod'

/**
 * The events that open portals are told of, by kind. An event is a word that something has changed, never the thing
 * itself: a page that hears it asks by a call, which looks at its caller again. So what it carries is little, and no
 * secret.
 */
export const liveKinds = {
  /** The messages to this person have changed, or whether they are read. */
  messages: z.strictObject({}),
  maintenance: z.strictObject({ isOn: z.boolean() }),
  /** Another update is announced than before, or none any more. */
  update: z.strictObject({}),
  /** Operators have changed the wording of texts of the portal. */
  words: z.strictObject({}),
  /** The white list lets other addresses, applications or calls pass than before. */
  whiteList: z.strictObject({}),
  /** The look of the enterprise has changed. */
  style: z.strictObject({}),
  /** Something was written or read in a conversation. `seq` is the number of its last message. */
  chat: z.strictObject({ conversationId: z.string(), seq: z.int() }),
  /** Records of a table of an application were added, changed, deleted, restored or commented on: the uid of the table. */
  records: z.strictObject({ appId: z.string(), entityUid: z.string() }),
  /** Other versions of the portal's parts are in force, or other parts. */
  portal: z.strictObject({}),
} as const satisfies Record<string, z.ZodObject>

export type LiveKind = keyof typeof liveKinds
export type LivePayload<K extends LiveKind> = z.output<(typeof liveKinds)[K]>

/** Each kind with its own payload, for code that takes them apart by `kind`. */
export type LiveEvent<Kind extends LiveKind = LiveKind> = { [K in Kind]: { kind: K; payload: LivePayload<K> } }[Kind]

const events = Object.entries(liveKinds).map(([kind, payload]) => z.object({ kind: z.literal(kind), payload }))

export const liveEvent = z.union(events) as z.ZodType as z.ZodType<LiveEvent> // each kind with its own payload, as above

/** The blocks of the stream. One of `events` carries all that one position brought, so that none is heard in part. */
export const liveBlocks = {
  /** The connection stands. `position` is where it stands. */
  ready: z.object({}),
  events: z.array(z.unknown()),
  /** Nothing happened; the connection is alive. */
  still: z.object({}),
  /** The events meanwhile are unknown: the page asks for everything anew. */
  reset: z.object({}),
  /** Why the server ends it, and how long to wait before coming back. */
  end: z.object({ why: z.string(), waitMs: z.int().min(0) }),
} as const

export type LiveBlock = keyof typeof liveBlocks

/** Why a stream ends by the server's hand. */
export type LiveEnd =
  /** A person ended the session, or it may not do this any more. */
  | 'session'
  /** The session has come to its end by itself. */
  | 'expired'
  /** The person has more of them open than is of use. */
  | 'many'
  /** It was read too slowly. */
  | 'slow'
  /** It has been open long enough: a listener that comes back is looked at anew. */
  | 'age'
  /** The process ends. */
  | 'leaving'

/** The position of a reader in the course of events: an id that only the server understands. */
export const livePosition = z
  .string()
  .max(16_000)
  .regex(/^\d{1,15}-\d{1,20}:\d{1,20}:[\d,]*$/)

/**
 * A stream says at least this often that it is alive; a listener that hears nothing for twice as long takes it for
 * dead.
 */
export const liveHeartbeatMs = 10_000
