import { problems, type Problem } from '../../contract/index.ts'

/** The field of the form that a refusal is about, if it is about one. */
export function fieldOf(problem: Problem) {
  const entry = problems[problem.code]
  // What the answer names counts first: a problem of several calls stands at different fields.
  return problem.fields[0]?.field ?? ('field' in entry ? entry.field : undefined)
}
