import type { FastifyReply } from 'fastify'
import type { Traffic } from '../../operation/traffic/traffic.ts'
import type { Route } from './call-routes.ts'

/**
 * Notes how a call was answered and how long that took, also where nobody waited for the answer; unless the time is that of
 * a line: of files, and of what stays open.
 */
export function watchAnswer({ name, call }: Route, reply: FastifyReply, traffic: Traffic) {
  if (call.encoding === 'bytes' || call.envelope === 'file' || call.envelope === 'stream') return
  reply.raw.once('close', () =>
    traffic.note({ call: name, ms: reply.elapsedTime, hasFailed: isFailure(reply.statusCode) }),
  )
}

/** 503 says that the portal is closed, which somebody wanted. */
function isFailure(status: number) {
  return status >= 500 && status !== 503
}
