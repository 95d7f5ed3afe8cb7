import { calls, type Call } from '@atrium/shared-utility/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../foundation/call/context/context.ts'
import { handlers } from '../rooms.ts'
import { inputFields } from '../../foundation/call/http/input.ts'

export type Route = {
  name: string
  call: Call
  // Each handler takes the output of its own call's schema, and gets exactly that: see `answer`.
  handle: (input: never, context: Context) => Promise<unknown>
}

/** The calls of each address, which is a method and a path. Nearly every address has one. */
export function callRoutes() {
  const addresses = new Map<string, { method: Call['method']; url: string; routes: [Route, ...Route[]] }>()
  for (const [name, handle] of Object.entries(handlers)) {
    const call = callNamed(name)
    for (const path of pathsOf(call)) {
      const key = `${call.method} ${path}`
      const address = addresses.get(key)
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
      if (address === undefined) addresses.set(key, { method: call.method, url, routes: [{ name, call, handle }] })
      else address.routes.push({ name, call, handle })
    }
  }
  return [...addresses.values()]
}

/**
 * Where the specification has one address for several actions, the field `op` says which is meant. An unknown action
 * gets the first call's refusals, in their order: a caller who may not come in is not told about fields.
 */
export function routeOf(routes: readonly [Route, ...Route[]], request: FastifyRequest): Route {
  const [first, ...others] = routes
  if (others.length === 0) return first
  const { op } = inputFields(request)
  return others.find(({ call }) => call.input.shape.op?.safeParse(op).success) ?? first
}

function pathsOf({ path, alias }: Call) {
  return alias === undefined ? [path] : [path, alias]
}

const named: Readonly<Record<string, Call | undefined>> = calls

function callNamed(name: string): Call {
  const call = named[name]
  if (call === undefined) throw new Error(`no call is named ${name}`)
  return call
}
