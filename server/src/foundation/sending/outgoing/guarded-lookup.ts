import type { LookupAddress, LookupAllOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { OutgoingRefused } from './refused.ts'

export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** The name is resolved once and checked; the connection then goes to that very address, not to a second answer. */
export function guardedLookup(isAllowed: (address: string) => boolean, resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      if (!addresses.every(({ address }) => isAllowed(address)))
        return done(new OutgoingRefused('this address is not called'), [])
      const [first] = addresses
      if (options.all || first === undefined) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
}
