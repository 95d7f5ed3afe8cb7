import type { z } from 'zod'
import type { ProblemCode } from '../problem/problems.ts'
import { type Access, accessInFull, type FullAccess } from './access.ts'

/** One named call. Its name is its key in the noun's record: `listEnterprises`, `addEnterprise`. */
export type Call = {
  /**
   * The act in few words, in the order of `langs`: for the audit log, the dashboard, docs and OpenAPI. The build leaves
   * it out of pages.
   */
  title: readonly [zh: string, en: string]
  /** One sentence for docs/calls.md and OpenAPI. Left out of pages, too. */
  summary: string
  /** The kind of thing that it changes, for the audit log: its name there, and its words. Left out of pages, too. */
  target?: readonly [kind: string, zh: string, en: string]
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The specification's path; `{name}` marks a value taken from the input. */
  path: `/${string}`
  /** A second address of the same call, for callers that know it by that. */
  alias?: `/${string}`
  /** The callers that may make it, and when. Left out of pages: the server alone asks. */
  access: FullAccess
  /**
   * `none`: platform-wide, never tied to an enterprise. `optional`: of the space when the path has a
   * prefix. `required`: always inside one enterprise, the prefix or else the session's current one.
   */
  space: 'none' | 'optional' | 'required'
  /** Why a call that changes something asks for step-up, or does not (docs/security.md). Left out of pages. */
  stepUpReason?: string
  /**
   * True for a change of what people keep, such as records, that changes nothing of people, sessions and rights: what a process
   * remembers of its callers for a second stays true.
   */
  ofContent?: true
  /**
   * How POST and PUT bodies travel. Default `form`, as the specification says. `bytes`: the body is a piece of a file, read
   * as it comes and not bounded like others, and the fields are in the address.
   */
  encoding?: 'form' | 'json' | 'bytes'
  /** `result`: `{code:1000000,...,result}`. `data`: `{code:200,data}`. `raw`: the output itself. `file`: see `file.ts`. `stream`: see `live-event.ts`. */
  envelope?: 'result' | 'data' | 'raw' | 'file' | 'stream'
  /** HTTP status of success. Default 200. */
  status?: 200 | 202
  /**
   * True for a GET that changes something: it is guarded as a POST is, and only scripts of our own pages may make it.
   */
  changes?: boolean
  /** Path, query and body fields together, as one object. Every value may arrive as text. */
  input: z.ZodObject
  /** Fields that are not declared here never leave the server. */
  output: z.ZodType
  /** The refusals of this call, beyond those of every call. */
  problems?: readonly ProblemCode[]
  /**
   * Those of an act of a person that is done already. Where the caller did it, with the same input, they are answered as at
   * first: the first answer may not have reached them (decision 142). Left out of pages.
   */
  doneAlready?: readonly ProblemCode[]
  /**
   * Set where it adds something, and takes `onceKey`: sent again after a lost answer, it adds nothing more and is answered as at first
   * (decision 142). `form`: what the person has changed in the form since is refused, for what they sent first is there. `content`: it
   * is another one. Left out of pages.
   */
  once?: 'form' | 'content'
}

export type Calls = Record<string, Call>

/** A call as it is written: its callers in short, and a GET without saying so (specification 7). */
type Entry = Omit<Call, 'method' | 'access'> & Partial<Pick<Call, 'method'>> & { access: Access }
type Defined<T> = { [N in keyof T]: CallOf<T[N]> }
type CallOf<E> = { [F in keyof E]: F extends 'access' ? FullAccess : E[F] } & (E extends { method: Call['method'] }
  ? unknown
  : { method: 'GET' })

/** Keeps each entry's own type while checking that it is a call. */
export function defineCalls<const T extends Record<string, Entry>>(calls: T): Defined<T> {
  const entries = Object.entries(calls).map(([name, entry]) => [name, callOf(entry)])
  return Object.fromEntries(entries) as Defined<T> // the same keys, each with its own entry, which `fromEntries` cannot show
}

function callOf(entry: Entry): Call {
  return { method: 'GET', ...entry, access: accessInFull(entry.access) }
}
