import { issueText, Problem, type Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'

/** The refusal that names each field that does not fit, in the person's language. Its cause says the same in any. */
export function invalidInput({ issues }: Pick<z.ZodError, 'issues'>, lang: Lang) {
  const fields = issues.map((issue) => ({ field: issue.path.join('.'), msg: issueText(issue, lang) }))
  const details = fields.map(({ field, msg }) => (field === '' ? msg : `${field} ${msg}`)).join('; ')
  return new Problem('invalidInput', { details }, { fields, cause: new z.ZodError([...issues]) })
}
