import type { BytesAnswer } from '../../../../foundation/call/context/bytes-answer.ts'
import type { Context } from '../../../../foundation/call/context/context.ts'
import { paperCalled } from './papers.ts'

type Upload = {
  /** Does work of calls as the person whose file it is, in one transaction. */
  as: <T>(work: (call: Context) => Promise<T>) => Promise<T>
  announce: (file: { name: string; sizeBytes: number }, call: Context) => Promise<{ id: string }>
  send: (id: string, call: Context) => Promise<BytesAnswer<unknown>>
}

/** Uploads a file of the demo by the calls with which people upload theirs, and answers its id. */
export async function handIn(name: string, { as, announce, send }: Upload) {
  const bytes = await paperCalled(name)
  const { id } = await as((call) => announce({ name, sizeBytes: bytes.length }, call))
  const take = await as((call) => send(id, call))
  await take(whole(bytes))
  return id
}

async function* whole(bytes: Buffer) {
  yield bytes
}
