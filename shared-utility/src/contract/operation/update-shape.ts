import { z } from 'zod'
import { bundleRow } from './bundle-shape.ts'
import { flag, id, instant, integer, text } from '../foundation/fields.ts'
import { lines } from '../foundation/lines.ts'
import { onceKey } from '../foundation/once-key.ts'

/**
 * `announced`: planned, and open portals say so. `missed`: planned, and its time has gone by without a start.
 * `rolledBack`: ended with what was there before.
 */
export const updateStates = ['planned', 'announced', 'missed', 'running', 'done', 'rolledBack', 'cancelled'] as const
export type UpdateState = (typeof updateStates)[number]

/** The portal is closed; what was begun is at rest; the servers are exchanged; the portal is open. */
export const updateSteps = ['close', 'settle', 'replace', 'open'] as const
export type UpdateStep = (typeof updateSteps)[number]

/** An update as an operator plans it; the form and the server check with this same schema. */
export const writtenUpdate = z.strictObject({
  /** Left out for a new one. */
  id: id.optional(),
  /** The revision that was read; needed with the id. */
  revision: integer(1, 2_147_483_647).optional(),
  /** What it installs, where that is a bundle: then its version, titles and notes are the bundle’s, whatever is said here. */
  bundleId: id.optional(),
  version: text(1, 40),
  titleZh: text(1, 120),
  titleEn: text(1, 120),
  notesZh: lines(4000).default(''),
  notesEn: lines(4000).default(''),
  plannedAt: instant,
  /** How long it is expected to take, in minutes. */
  windowMin: integer(5, 1440),
  /** From when on it is announced; left out: at once. */
  announceAt: instant.optional(),
  /** Whether it begins at its time by itself; otherwise an operator starts it. */
  startsItself: flag.default(false),
  onceKey,
})

/** How the running one ends; the form and the server check with this same schema. */
export const endedUpdate = z.strictObject({
  id,
  outcome: z.enum(['done', 'rolledBack']),
  /** What others should know of it. */
  note: text(0, 500).default(''),
})

export const updateRow = z.object({
  id,
  version: z.string(),
  /** In the language of the caller. */
  title: z.string(),
  state: z.enum(updateStates),
  percent: z.int(),
  plannedAt: instant,
  windowMin: z.int(),
  announceAt: instant,
  startsItself: z.boolean(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  authorName: z.string().nullable(),
  authorId: id.nullable(),
  createdAt: instant,
  revision: z.int(),
})
export type UpdateRow = z.infer<typeof updateRow>

export const wholeUpdate = updateRow.extend({
  titleZh: z.string(),
  titleEn: z.string(),
  notesZh: z.string(),
  notesEn: z.string(),
  /** Null where it started by itself. */
  startedByName: z.string().nullable(),
  /** Null where the command line ended it. */
  endedByName: z.string().nullable(),
  endNote: z.string(),
  /** What it installs; null also where that was removed since. */
  bundle: bundleRow.pick({ id: true, fileName: true, signer: true, obstacle: true }).nullable(),
  /** The hash of its bundle, also of one that was removed since. */
  sha256: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  steps: z.array(
    z.object({ name: z.enum(updateSteps), state: z.enum(['ahead', 'now', 'done']), at: instant.nullable() }),
  ),
  /** How many jobs are at work while it is waited for them, or were when it went on without; null at other times. */
  jobsAtWork: z.int().nullable(),
  /** It was to begin by itself, and another one was running at its time: now an operator starts it, or it is missed. */
  isHeldBack: z.boolean(),
  /** The release that the answering server runs. */
  runningVersion: z.string(),
})
export type WholeUpdate = z.infer<typeof wholeUpdate>
