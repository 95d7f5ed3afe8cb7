import type { Problem } from '../../contract/index.ts'

type ProblemKind = 'unconfirmed' | 'forbidden' | 'missing' | 'network' | 'conflict' | 'tooSoon' | 'refused' | 'broken'

/** What sort of failure it is, so that the person is told what to do about it. */
export function kindOf({ code, status }: Problem): ProblemKind {
  if (code === 'timedOut' || code === 'unreachable') return 'network'
  if (code === 'stepUpRequired') return 'unconfirmed'
  if (status === 403 || status === 401) return 'forbidden'
  if (status === 404) return 'missing'
  if (status === 409) return code === 'versionConflict' ? 'conflict' : 'refused'
  // Nothing is wrong with what was asked, only with how often.
  if (status === 429) return 'tooSoon'
  if (status >= 400 && status < 500) return 'refused'
  return 'broken'
}
