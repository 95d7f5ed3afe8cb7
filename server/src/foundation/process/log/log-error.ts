import { isNativeError } from 'node:util/types'
import { Problem } from '@atrium/shared-utility/contract'

/** Facts of an error that are names and numbers of ours, never what a person has written. */
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

const mostNames = 20
/** Of several failures at once: more are mostly the same one. */
const mostErrors = 5

type Logged = { type: string; message: string; stack?: string; cause?: Logged; errors?: Logged[] } & Record<
  string,
  unknown
>

/**
 * What the log says of an error, and of its causes. PostgreSQL puts whole rows into details and hints, and values into
 * its sentences; the sentence of a problem has what people typed. So those are left out: the code, the names and the
 * place remain.
 */
export function loggedError(error: unknown): Logged {
  if (!isError(error)) return loggedThrown(error)
  const { name, stack, cause } = error
  return {
    type: name,
    message: messageOf(error),
    ...factsOf(error),
    ...(stack !== undefined && { stack: framesOf(stack) }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...errorsOf(error),
  }
}

/** Each of those that one error stands for. */
function errorsOf(error: Error) {
  if (!('errors' in error) || !Array.isArray(error.errors)) return {}
  return { errors: error.errors.slice(0, mostErrors).map(loggedError) }
}

/** An error of another realm, as of a thread or a test's own world, is no instance of this one's. */
function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || isNativeError(thrown)
}

/**
 * What the log says of a thrown value that is no error: its kind, and the names of its fields. Its texts may be of a
 * person.
 */
function loggedThrown(thrown: unknown): Logged {
  if (typeof thrown === 'string') return { type: 'string', message: `not an error: a text of length ${thrown.length}` }
  if (typeof thrown === 'function') return { type: 'function', message: `not an error: ${thrown.name}` }
  if (typeof thrown !== 'object' || thrown === null)
    return { type: thrown === null ? 'null' : typeof thrown, message: `not an error: ${String(thrown)}` }
  const names = Object.keys(thrown).slice(0, mostNames).join(', ') || 'nothing'
  return { type: kindOf(thrown), message: `not an error: it has ${names}`, ...factsOf(thrown) }
}

function kindOf(thrown: object) {
  const maker: unknown = Object.getPrototypeOf(thrown)?.constructor
  return typeof maker === 'function' ? maker.name : 'object'
}

function factsOf(thrown: object) {
  const facts = new Map<string, unknown>(Object.entries(thrown))
  return Object.fromEntries(harmless.flatMap((fact) => (isPlain(facts.get(fact)) ? [[fact, facts.get(fact)]] : [])))
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
