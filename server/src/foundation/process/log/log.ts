import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { traceIdHere } from './under-way.ts'
import { loggedError } from './log-error.ts'

/** These fields never appear in the log, whatever is logged by accident. */
const secrets = [
  'password',
  '_pwd',
  'securityToken',
  'authorization',
  'cookie',
  'token',
  'accessToken',
  'secret',
  'phc',
  'initialSecret',
]
const places = ['', '*.', '*.*.', 'req.headers.']
// `code` is a one-use secret in what people send, and plain information on an error.
const codes = ['code', 'query.code', 'body.code', 'input.code']

export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: { pid: process.pid },
    mixin: whatIsTraced,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: [...codes, ...places.flatMap((place) => secrets.map((name) => `${place}${name}`))],
      censor: '[redacted]',
    },
    serializers: { err: loggedError, error: loggedError },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Adds the trace to each line, so that it can be found by it; a line of a request also has the request's id. */
function whatIsTraced() {
  const traceId = traceIdHere()
  return traceId === undefined ? {} : { traceId }
}
