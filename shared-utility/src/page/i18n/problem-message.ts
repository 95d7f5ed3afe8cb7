import { fill } from '../../contract/words/fill.ts'
import { problemText, type Problem, type ProblemCode, type ProblemParams } from '../../contract/problem/problems.ts'
import { currentLang, word } from './words.ts'

/** What to tell the person: the server's message, else the dictionary's text for the code, else the contract's own. */
export function problemMessage(problem: Problem) {
  return problem.wire?.msg ?? problemWords(problem.code, problem.params)
}

/** The text of a problem in the interface language: the dictionary's translation of its code, else the contract's. */
export function problemWords(code: ProblemCode, params: ProblemParams = {}) {
  const text = word(`problem.${code}`)
  return text === undefined ? problemText(code, currentLang(), params) : fill(text, params)
}

/** A message of the server, translated when the dictionary has a translation of it (specification 8). */
export function translated(msg: string) {
  return word(msg) ?? msg
}
