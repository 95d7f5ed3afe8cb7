import { fill } from '../words/fill.ts'
import type { Lang } from '../words/lang.ts'
import type { ProblemEntry } from './entry.ts'
import { actingProblems } from './acting.ts'
import { artifactProblems } from './artifact.ts'
import { attachmentProblems } from './attachment.ts'
import { builtApplicationProblems } from './built-application.ts'
import { bulkProblems } from './bulk.ts'
import { connectorProblems } from './connector.ts'
import { deviceProblems } from './device.ts'
import { dictionaryProblems } from './dictionary.ts'
import { enterpriseProblems } from './enterprise.ts'
import { exportProblems } from './export.ts'
import { fileProblems } from './file.ts'
import { foundationProblems } from './foundation.ts'
import { homeMessageProblems } from './home-message.ts'
import { jobProblems } from './job.ts'
import { messengerProblems } from './messenger.ts'
import { networkProblems } from './network.ts'
import { bundleProblems } from './bundle.ts'
import { organisationProblems } from './organisation.ts'
import { packageProblems } from './package.ts'
import { parcelProblems } from './parcel.ts'
import { proposalProblems } from './proposal.ts'
import { rolloutProblems } from './rollout.ts'
import { passwordProblems } from './password.ts'
import { registrationProblems } from './registration.ts'
import { sessionProblems } from './session.ts'
import { settingProblems } from './setting.ts'
import { signOnProblems } from './sign-on.ts'
import { smsProblems } from './sms.ts'
import { stepUpProblems } from './step-up.ts'
import { updateProblems } from './update.ts'
import { userProblems } from './user.ts'
import { whiteListProblems } from './white-list.ts'

/** Every way to fail. The key is the wire's `error`, and the key of its translation. */
export const problems = {
  ...foundationProblems,
  ...fileProblems,
  ...sessionProblems,
  ...stepUpProblems,
  ...passwordProblems,
  ...smsProblems,
  ...deviceProblems,
  ...registrationProblems,
  ...messengerProblems,
  ...signOnProblems,
  ...organisationProblems,
  ...enterpriseProblems,
  ...builtApplicationProblems,
  ...connectorProblems,
  ...homeMessageProblems,
  ...attachmentProblems,
  ...userProblems,
  ...networkProblems,
  ...exportProblems,
  ...jobProblems,
  ...packageProblems,
  ...actingProblems,
  ...settingProblems,
  ...updateProblems,
  ...bundleProblems,
  ...bulkProblems,
  ...dictionaryProblems,
  ...whiteListProblems,
  ...parcelProblems,
  ...rolloutProblems,
  ...proposalProblems,
  ...artifactProblems,
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
