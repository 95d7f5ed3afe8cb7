import { Socket } from 'node:net'
import { Client } from 'pg'
import type { DatabaseAddress } from '../foundation/db/pool.ts'

type Kept = { client: Client; socket: Socket }

let kept: Promise<Kept> | undefined
let asked = 0

/**
 * Makes and drops databases of a run's one cluster over one connection for each process: to open another one each time
 * costs as much as the copy of a database. It holds no process up.
 */
export async function asSuperuser(address: DatabaseAddress, text: string) {
  kept ??= open(address)
  const { client, socket } = await kept
  asked += 1
  socket.ref()
  try {
    return await client.query(text)
  } finally {
    asked -= 1
    if (asked === 0) socket.unref()
  }
}

async function open(address: DatabaseAddress): Promise<Kept> {
  const socket = new Socket()
  const client = new Client({ ...address, stream: () => socket })
  const forget = () => {
    kept = undefined
  }
  client.on('error', forget).on('end', forget)
  try {
    await client.connect()
    return { client, socket }
  } catch (error) {
    forget()
    throw error
  }
}
