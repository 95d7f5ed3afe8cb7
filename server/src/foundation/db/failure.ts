import { Problem } from '@atrium/shared-utility/contract'
import { errorCode } from '../process/error/error-code.ts'

const serialisationFailure = '40001'
const deadlock = '40P01'
const statementTimeout = '57014'
const lockTimeout = '55P03'
const tooManyConnections = '53300'
/** A disk that is full, and a database that is a standby or was switched to reading. */
const cannotWrite = ['53100', '25006']
/** Connection exceptions (class 08), a server that stops, crashed or is starting, a database that is being restored. */
const gone = /^(08|57P0[123]|3D000|55000|ECONN|ENOENT|EPIPE|ETIMEDOUT)/
const aMoment = { seconds: 1 }
const aWhile = { seconds: 5 }
const poolTimeout = /timeout exceeded when trying to connect/

export function isRetryable(error: unknown) {
  const code = errorCode(error)
  return code === serialisationFailure || code === deadlock
}

/** Translates what the driver throws; anything that is not the database's state passes unchanged. */
export function databaseProblem(error: unknown) {
  if (error instanceof Problem) return error
  const code = errorCode(error)
  const isBusy = code === statementTimeout || code === lockTimeout || isRetryable(error)
  if (isBusy) return new Problem('overloaded', aMoment, { cause: error })
  if (code === tooManyConnections) return new Problem('overloaded', aWhile, { cause: error })
  if (cannotWrite.includes(code)) return new Problem('nothingSaved', {}, { cause: error })
  if (gone.test(code) || isConnectionLoss(error)) return new Problem('databaseUnavailable', {}, { cause: error })
  if (error instanceof Error && poolTimeout.test(error.message))
    return new Problem('overloaded', aMoment, { cause: error })
  return error
}

/** What was to be written is itself at fault (classes 21 to 23): the same again fails again. */
export function isRefusedData(error: unknown) {
  return /^2[123]/.test(errorCode(error))
}

export function isUniqueViolation(error: unknown, constraint?: string) {
  if (errorCode(error) !== '23505') return false
  if (constraint === undefined) return true
  return typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint
}

function isConnectionLoss(error: unknown) {
  return (
    error instanceof Error &&
    /Connection terminated|not queryable|timeout expired|after calling end on the pool/.test(error.message)
  )
}
