import { holdingCall } from './place.ts'

/** A function that is called before a call waits for something that is not the database. */
export type Aside = (what: string) => void

/**
 * A call that waits for another party's server, or for a turn at hashing, holds no connection meanwhile: a provider
 * that accepts and never answers would take the connections from everyone. `report` hears of every call that holds one
 * nevertheless.
 */
export function createAside(report: (error: Error) => void): Aside {
  return (what) => {
    const kind = holdingCall()
    if (kind !== null) report(new Error(`${kind} holds a database connection while it waits for ${what}`))
  }
}
