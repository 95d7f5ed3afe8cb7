import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { errorCode } from '../../foundation/process/error/error-code.ts'
import { StartRefused } from '../../foundation/process/error/start-refused.ts'

type Address = { host: string; port: number; variable: 'PORT' | 'ATRIUM_METRICS_PORT' }

/** Takes the address, or says in a sentence why it cannot. */
export async function listen(server: FastifyInstance | Server, { host, port, variable }: Address) {
  try {
    if ('inject' in server) return await server.listen({ host, port })
    server.listen({ host, port })
    return await once(server, 'listening')
  } catch (error) {
    throw new StartRefused(`The server cannot listen on ${host}, port ${port}: ${reasonOf(error, variable)}`, {
      cause: error,
    })
  }
}

function reasonOf(error: unknown, variable: Address['variable']) {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `another program has it. Set ${variable} to another one.`
    case 'EADDRNOTAVAIL':
      return 'that address is none of this machine’s. Set HOST to one of its own.'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'nobody knows that name. Set HOST to an address of this machine.'
    case 'EACCES':
      return `this account may not take it. Set ${variable} to 1024 or above.`
    default:
      return `${error instanceof Error ? error.message : 'no reason given'}. Check HOST and ${variable}.`
  }
}

export function portOf(address: AddressInfo | string | null) {
  return typeof address === 'object' && address !== null ? address.port : 0
}
