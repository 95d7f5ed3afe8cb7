import { Problem, problems, type ProblemCode } from '../contract/problem/problems.ts'
import { problemWords } from '../page/i18n/problem-message.ts'

/** The failure of a call that never got a reply, with the text of specification 8. */
export function failure(code: ProblemCode, msg: string = problemWords(code), cause?: unknown) {
  return new Problem(code, {}, { message: msg, wire: { code: problems[code].code, msg }, cause })
}

/** A name that the contract does not hold: specification 8, missing interface configuration. */
export function missingInterface(name: string) {
  const msg = problemWords('interfaceMissing', { name })
  return new Problem('interfaceMissing', { name }, { message: msg, wire: { status: 500, msg } })
}
