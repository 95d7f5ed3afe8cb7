import { errorCode } from '../process/error/error-code.ts'

/** Longer than the database itself lets a statement take: a later answer never comes. */
export const answerLimitMs = 12_000

const code = 'ETIMEDOUT'

export function silence() {
  return Object.assign(new Error('the database does not answer'), { code })
}

/** True where the connection is gone, or as good as gone: the statement says nothing against another one. */
export function isOfConnection(error: unknown) {
  if (/^(08|57P0[123]|ECONN|EPIPE|ETIMEDOUT)/.test(errorCode(error))) return true
  return error instanceof Error && /Connection terminated|not queryable|timeout expired/.test(error.message)
}
