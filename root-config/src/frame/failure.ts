import type { AppEntry } from '@atrium/shared-utility/contract'
import type { Failure } from './frame-state.ts'
import { NoParcel } from './modules.ts'
import { RunawayNavigation } from '../navigation/runaway.ts'
import { LoadTimeout } from './patience.ts'

/** What is known of a failed frame, with an id that ties a person's report to the console. */
export function failureOf(app: AppEntry, error: unknown): Failure {
  const place = placeOf(app, error)
  return {
    app,
    traceId: newTraceId(),
    reason: reasonOf(error),
    detail: error instanceof Error ? error.message : String(error),
    place,
    isOfCode: place !== null || error instanceof SyntaxError || error instanceof NoParcel,
  }
}

/**
 * The first line of the stack that is in a file of the parcel; the message may name one, too, such as that of a file
 * which did not come.
 */
function placeOf({ url }: AppEntry, error: unknown) {
  if (!(error instanceof Error)) return null
  const folder = new URL('.', new URL(url, window.location.href)).href
  const line =
    (error.stack ?? '')
      .replace(error.message, '')
      .split('\n')
      .find((one) => one.includes(folder)) ?? ''
  return /([\w.@+-]+\.js)(?:\?[^:]*)?(:\d+:\d+)/.exec(line)?.slice(1).join('') ?? null
}

export function reportFailure({ app, traceId, reason }: Failure, error: unknown) {
  console.error(`${app.name}@${app.version} failed (${reason}, ${traceId})`, error) // eslint-disable-line no-console -- telemetry of frames
}

/** What a person copies into a report: one fact a line. */
export function failureDetails({ app, traceId, reason, detail, place }: Failure) {
  return [
    `${app.name}@${app.version}`,
    traceId,
    `${reason}: ${detail}`,
    ...(place === null ? [] : [place]),
    window.location.pathname,
    new Date().toISOString(),
  ].join('\n')
}

function reasonOf(error: unknown): Failure['reason'] {
  if (error instanceof LoadTimeout) return 'timeout'
  if (error instanceof RunawayNavigation) return 'runaway'
  // single-spa names the life cycle it was in at the front of the message.
  return error instanceof Error && 'appOrParcelName' in error ? 'mount' : 'load'
}

/** Not `crypto.randomUUID`: it is missing on pages without https. */
function newTraceId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
