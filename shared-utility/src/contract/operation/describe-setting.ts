import { z } from 'zod'
import type { ProblemCode } from '../problem/problems.ts'
import { accessInFull, type FullAccess } from '../foundation/access.ts'
import type { Call } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, integer } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

/** One setting of the platform. Its call, its row, what operators are shown and the audit record are derived from this. */
type SettingEntry = Pick<Call, 'title' | 'summary'> & {
  /** True for what only root operators may set. */
  rootOnly?: true
  /** Why its call asks for step-up. */
  stepUpReason: string
  /** What its call may refuse, beside a change since the version that was read. */
  problems?: readonly ProblemCode[]
  /** The key of its row. */
  key: string
  /** Its fields, as operators enter and read them. */
  shape: z.ZodRawShape
  /** Fields of the call beside those, or in their place: secrets, files, lists that a form sends as text. */
  entered?: z.ZodRawShape
  /** Fields of the row beside those, or in their place: sealed secrets, ids of files. */
  kept?: z.ZodRawShape
  /** What holds while no operator has set it: all fields of the row. */
  standard: Record<string, unknown>
}
type SettingEntries = Record<string, SettingEntry>

/** The fields of one shape, with those of another one in their place where both have them. */
type Over<Base, Top> = {
  [K in keyof Base | keyof Top]: Extract<
    K extends keyof Top ? Top[K] : K extends keyof Base ? Base[K] : never,
    z.ZodType
  >
}
type EnteredOf<S> = S extends { entered: infer E } ? E : object
type KeptOf<S> = S extends { kept: infer K } ? K : object
type ShapeOf<S> = S extends { shape: infer Shape } ? Shape : never
type Row<S> = z.ZodObject<Over<ShapeOf<S>, KeptOf<S>>>

/** A setting as the server keeps it. */
export type SettingOf<S> = z.output<Row<S>>

/** Keeps each entry's own type, and checks what it comes with. */
export function describeSettings<T extends SettingEntries>(
  settings: T & { [N in keyof T]: { standard: SettingOf<T[N]> } },
): T {
  return settings
}

/** Reads the row of a setting. */
export function rowOfSetting<S extends SettingEntry>({ shape, kept }: S): Row<S> {
  return z.object({ ...shape, ...kept }) as Row<S> // the same fields, which a spread of what may be missing does not show
}

type CallNameOf<N> = N extends string ? `update${Capitalize<N>}Setting` : never
type CallOf<S> = {
  title: Call['title']
  summary: string
  method: 'PUT'
  path: `/${string}`
  access: FullAccess
  space: 'none'
  encoding: 'json'
  input: z.ZodObject<
    Over<Over<ShapeOf<S>, EnteredOf<S>>, { version: typeof version; onceKey: typeof onceKey }>,
    z.core.$strict
  >
  output: typeof done
}
type CallsOf<T> = { [N in keyof T as CallNameOf<N>]: CallOf<T[N]> }

/** Against the version that was read. */
const version = integer(0, 2_147_483_647)

/** The name of the call that changes a setting. */
export function settingCall<N extends string>(name: N): CallNameOf<N> {
  return `update${name.slice(0, 1).toUpperCase()}${name.slice(1)}Setting` as CallNameOf<N> // as its type says
}

/** The calls that change settings, one for each. */
export function callsOfSettings<T extends SettingEntries>(settings: T): CallsOf<T> {
  const calls = Object.entries(settings).map(([name, setting]) => [settingCall(name), callOf(name, setting)])
  return Object.fromEntries(calls) as CallsOf<T> // by the same rule as their types
}

function callOf(name: string, setting: SettingEntry) {
  const { shape, entered, rootOnly, problems = [], key: _key, kept: _kept, standard: _standard, ...about } = setting
  const access = accessInFull({ who: platformOperator, needs: { ...(rootOnly && { root: rootOnly }), stepUp: true } })
  const refusals: ProblemCode[] = ['versionConflict', ...problems]
  return {
    ...about,
    method: 'PUT',
    path: `/api/sysop/setting/${name}`,
    access,
    space: 'none',
    encoding: 'json',
    input: z.strictObject({ ...shape, ...entered, version, onceKey }),
    output: done,
    problems: refusals,
  } satisfies Call
}
