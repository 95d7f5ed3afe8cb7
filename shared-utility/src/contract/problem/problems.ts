import { fill } from '../words/fill.ts'
import type { Lang } from '../words/lang.ts'
import { problemAreas } from './areas.ts'
import type { ProblemEntry } from './entry.ts'

/** Every way to fail. The key is the wire's `error`, and the key of its translation. */
export const problems = {
  ...problemAreas.foundation,
  ...problemAreas.identity,
  ...problemAreas.organisation,
  ...problemAreas.enterprise,
  ...problemAreas.conversation,
  ...problemAreas.application,
  ...problemAreas.operation,
  ...problemAreas.portal,
  ...problemAreas.delivery,
} as const satisfies Record<string, ProblemEntry>

export type ProblemCode = keyof typeof problems
export type ProblemParams = Record<string, string | number>

/** One refused field: where (`admin.loginId`) and what, ready to be shown. */
type FieldProblem = { field: string; msg: string }

/**
 * The one error type of the product, in the browser and on the server.
 * `params` fill the braces of its text; `fields` say which inputs were refused.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly params: ProblemParams
  readonly fields: readonly FieldProblem[]
  /** The server's id of the request that failed, for a report. */
  readonly requestId: string | undefined
  /** In the browser: the result as specification 8 words it (`{code:403,msg}`, `{status:-1,result:null}`). */
  readonly wire: ProblemWire | undefined

  constructor(code: ProblemCode, params: ProblemParams = {}, options: ProblemOptions = {}) {
    super(options.message ?? problemText(code, 'en-US', params), { cause: options.cause })
    this.code = code
    this.params = params
    this.fields = options.fields ?? []
    this.requestId = options.requestId
    this.wire = options.wire
  }

  get status(): number {
    return problems[this.code].status
  }
}

type ProblemWire = { code?: number; status?: number; msg?: string; result?: null }

type ProblemOptions = {
  cause?: unknown
  fields?: readonly FieldProblem[]
  message?: string
  requestId?: string | undefined
  wire?: ProblemWire
}

/** The text of a problem in a language, with its parameters filled in. */
export function problemText(code: ProblemCode, lang: Lang, params: ProblemParams = {}) {
  return fill(problems[code][lang], params)
}

/** Whether a text that came from elsewhere is one of the codes. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code)
}
