import { calls, Problem, type Call } from '@atrium/shared-utility/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { handlers } from './handlers.ts'
import { inputFields } from './http/input.ts'

export type Route = {
  call: Call
  // Each handler takes the output of its own call's schema, and gets exactly that: see `answer`.
  handle: (input: never, context: Context) => Promise<unknown>
}

/** The calls of each address, which is a method and a path. Nearly every address has one. */
export function callRoutes() {
  const addresses = new Map<string, { method: Call['method']; url: string; routes: Route[] }>()
  for (const [name, handle] of Object.entries(handlers)) {
    const call = callNamed(name)
    const { method, path } = call
    const address = addresses.get(`${method} ${path}`)
    if (address === undefined) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
      addresses.set(`${method} ${path}`, { method, url, routes: [{ call, handle }] })
    } else address.routes.push({ call, handle })
  }
  return [...addresses.values()]
}

/** Where the specification has one address for several deeds, the field `op` says which is meant. */
export function routeOf(routes: readonly Route[], request: FastifyRequest) {
  const [only, ...others] = routes
  if (only !== undefined && others.length === 0) return only
  const { op } = inputFields(request)
  const meant = routes.find(({ call }) => call.input.shape.op?.safeParse(op).success)
  if (meant === undefined) throw new Problem('malformedRequest')
  return meant
}

function callNamed(name: string): Call {
  const found = Object.entries(calls).find(([known]) => known === name)
  if (found === undefined) throw new Error(`no call is named ${name}`)
  return found[1]
}
