import type { AppEntry } from '@atrium/shared-utility/contract'
import type { Failure } from './frame-state.ts'
import { RunawayNavigation } from '../navigation/runaway.ts'
import { LoadTimeout } from './patience.ts'

/** What is known of a failed frame, with an id that ties a person's report to the console. */
export function failureOf(app: AppEntry, error: unknown): Failure {
  return {
    app,
    traceId: newTraceId(),
    reason: reasonOf(error),
    detail: error instanceof Error ? error.message : String(error),
  }
}

export function reportFailure({ app, traceId, reason }: Failure, error: unknown) {
  console.error(`${app.name}@${app.version} failed (${reason}, ${traceId})`, error) // eslint-disable-line no-console -- telemetry of frames
}

/** What a person copies into a report: one fact a line. */
export function failureDetails({ app, traceId, reason, detail }: Failure) {
  return [
    `${app.name}@${app.version}`,
    traceId,
    `${reason}: ${detail}`,
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
