import { errorCode } from '../../foundation/process/error/error-code.ts'

const checkViolation = '23514'

/** The database refuses one application more than the enterprise may have (migration 0098). */
export function isQuotaViolation(error: unknown) {
  return errorCode(error) === checkViolation && Object(error).constraint === 'application_quota'
}
