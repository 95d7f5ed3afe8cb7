import { problems, type Problem } from '@atrium/shared-utility/contract'

/** The field of the form that a refusal is about, if it is about one. */
export function fieldOf(problem: Problem) {
  const entry = problems[problem.code]
  return 'field' in entry ? entry.field : problem.fields[0]?.field
}
