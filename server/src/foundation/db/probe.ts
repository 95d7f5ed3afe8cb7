import { Client, type ClientConfig } from 'pg'
import { isOfConnection, silence } from './silence.ts'

const lookEveryMs = 250

/** Whether the database answers on a connection of its own. Whoever refuses answers, too. */
export async function isAnswered(config: ClientConfig, limitMs: number) {
  const client = new Client({ ...config, connectionTimeoutMillis: 0 })
  client.on('error', () => {})
  let leftMs = limitMs
  const end = () => {
    leftMs -= lookEveryMs
    if (leftMs <= 0) client.connection.stream.destroy(silence())
  }
  // Counted while this process is awake; what has arrived meanwhile is read first.
  const limit = setInterval(() => setImmediate(end), lookEveryMs)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return !isOfConnection(error)
  } finally {
    clearInterval(limit)
    client.connection.stream.destroy()
  }
}
