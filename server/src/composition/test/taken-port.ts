import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '../../test/cluster.ts'
import { makeDataFolder } from '../../test/data-folder.ts'

/** A data folder, and a port that something else listens on. */
export async function givenTakenPort() {
  const { folder, remove } = await makeDataFolder()
  const port = await freePort()
  const taken = createServer().listen(port, '127.0.0.1')
  await once(taken, 'listening')
  const free = async () => {
    taken.close()
    await remove()
  }
  return { folder, port: String(port), free }
}
