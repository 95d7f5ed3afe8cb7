import type { FastifyReply } from 'fastify'
import type { Trace } from '../../foundation/trace/trace.ts'
import type { Traffic } from '../../operation/traffic/traffic.ts'
import type { Route } from './call-routes.ts'

type Noted = { traffic: Traffic; trace: Trace }

/**
 * Notes which call it is; how it was answered and how long that took, also where nobody waited for the answer, unless the
 * time is that of a line: of files, and of what stays open.
 */
export function watchAnswer({ name, call }: Route, reply: FastifyReply, { traffic, trace }: Noted) {
  trace.note({ call: name })
  if (call.encoding === 'bytes' || call.envelope === 'file' || call.envelope === 'stream') return
  reply.raw.once('close', () =>
    traffic.note({ call: name, ms: reply.elapsedTime, hasFailed: isFailure(reply.statusCode) }),
  )
}

/** 503 says that the portal is closed, which somebody wanted. */
function isFailure(status: number) {
  return status >= 500 && status !== 503
}
