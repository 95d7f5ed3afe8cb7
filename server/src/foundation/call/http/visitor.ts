import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../context/context.ts'
import { requestPathOf } from './request-path.ts'

export function visitorOf(request: FastifyRequest): Visitor {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 400)
  return {
    ip: addressOf(request),
    userAgent,
    requestId: request.id,
    deviceHint: deviceHint(userAgent),
    host: request.host,
    entId: requestPathOf(request.raw).entId,
  }
}

/** The address of a connection that was cut is not known any more, whatever the type of a request says. */
function addressOf({ ip = '' }: { ip?: string }) {
  // A trusted proxy that checks nothing passes on whatever text its own client sent.
  return ip.slice(0, 64)
}

const hosts: [RegExp, string][] = [
  [/DingTalk/i, 'dingtalk'],
  [/Lark|Feishu/i, 'feishu'],
  [/wxwork/i, 'wecom'],
  [/miniProgram/i, 'mini'],
]

function deviceHint(userAgent: string) {
  return hosts.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'browser'
}
