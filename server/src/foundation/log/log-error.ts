import { Problem } from '@atrium/shared-utility/contract'

/** Facts of an error that are names and numbers of ours, never what somebody has written. */
const harmless = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  'errno',
  'syscall',
  'port',
] as const

type Logged = { type: string; message: string; stack?: string; cause?: Logged } & Record<string, unknown>

/**
 * What the log says of an error, and of its causes. PostgreSQL puts whole rows into details and hints, and values into its
 * sentences; a problem has what people typed in its own. So those are left out: the code, the names and the place remain.
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown' }
  const { name, stack, cause } = error
  const facts = new Map<string, unknown>(Object.entries(error))
  const known = harmless.flatMap((fact) => (isPlain(facts.get(fact)) ? [[fact, facts.get(fact)]] : []))
  return {
    type: name,
    message: messageOf(error),
    ...Object.fromEntries(known),
    ...(stack !== undefined && { stack: framesOf(stack) }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}

/** The same in one line, without the place. */
export function errorLine(error: unknown): string {
  const { type, message, cause } = loggedError(error)
  const line = `${type}: ${message}`
  return cause === undefined ? line : `${line} (${cause.type}: ${cause.message})`
}

function messageOf(error: Error) {
  if (error instanceof Problem) return error.code
  // Its sentence repeats the text that could not be read; that a module lacks a name is said of our own code.
  if (error instanceof SyntaxError && !error.message.startsWith('The requested module ')) return 'unreadable text'
  return isOfDatabase(error) ? `refused by the database: ${error.code}` : error.message
}

function isOfDatabase(error: Error): error is Error & { code: string } {
  return 'severity' in error && 'code' in error && typeof error.code === 'string'
}

/** Without its first lines, which are the message. */
function framesOf(stack: string) {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function isPlain(value: unknown) {
  return typeof value === 'string' || typeof value === 'number'
}
