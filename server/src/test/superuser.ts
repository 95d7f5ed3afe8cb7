import { Socket } from 'node:net'
import { Client } from 'pg'
import type { DatabaseAddress } from '../foundation/db/pool.ts'

export type Superuser = Awaited<ReturnType<typeof connectAsSuperuser>>

/** A connection that holds no process up but while it is asked. */
export async function connectAsSuperuser(address: DatabaseAddress, onLost = () => {}) {
  const socket = new Socket()
  const client = new Client({ ...address, stream: () => socket })
  client.on('error', onLost).on('end', onLost)
  await client.connect()
  let asked = 0
  socket.unref()
  return {
    async ask<R extends Record<string, unknown>>(text: string, values?: unknown[]) {
      asked += 1
      socket.ref()
      try {
        return (await client.query<R>(text, values)).rows
      } finally {
        asked -= 1
        if (asked === 0) socket.unref()
      }
    },
    end: () => client.end(),
  }
}

const kept = new Map<string, Promise<Superuser>>()

/**
 * Makes and drops databases of a cluster over one connection to it for each process: to open another one each time costs as
 * much as the copy of a database.
 */
export async function asSuperuser(address: DatabaseAddress, text: string) {
  const key = JSON.stringify(address)
  const forget = () => void kept.delete(key)
  const connection = kept.get(key) ?? connectAsSuperuser(address, forget)
  kept.set(key, connection)
  connection.catch(forget)
  return (await connection).ask(text)
}

/** Before a cluster ends, where this process outlives it. */
export async function endSuperuser() {
  for (const connection of kept.values()) await (await connection).end()
}
