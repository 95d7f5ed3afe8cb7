import type { IncomingCall } from './incoming-call.ts'

/**
 * Notes the call, its outcome and how long it took, also where the caller did not wait for the answer. Files and
 * streams are not timed: their time is that of the line.
 */
export function watchAnswer({ name, call, reply, options }: IncomingCall) {
  const { traffic, trace } = options.services
  trace.note({ call: name })
  if (call.encoding === 'bytes' || call.envelope === 'file' || call.envelope === 'stream') return
  reply.raw.once('close', () =>
    traffic.note({ call: name, ms: reply.elapsedTime, hasFailed: isFailure(reply.statusCode) }),
  )
}

/** 503 says that the portal is closed, which an operator wanted. */
function isFailure(status: number) {
  return status >= 500 && status !== 503
}
