import { get } from 'node:http'
import path from 'node:path'
import { spacePath } from '@atrium/shared-utility/model'
import type { Figure, Size } from './figure.ts'
import { openListeners } from './live/listeners.ts'
import { makePeople } from './live/listening-people.ts'
import { withDatabase } from './million/fill-table.ts'
import { serverEnvironment, listening, withPortalServer } from './portal-server.ts'
import { startProgram } from './program.ts'
import { type Client, clientAt, signedIn, space } from './records/application.ts'
import { cookieOf } from './records/cookie-of.ts'
import { inRepository } from './repository.ts'
import { percentile } from './statistics.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const sizes = { whole: { listeners: 500, messages: 100 }, smoke: { listeners: 20, messages: 2 } }

/** Two people on two processes, while others of their enterprise have pages open on both: how long until a message is read. */
export function chat(size: Size): Promise<Figure[]> {
  const { listeners: count, messages } = sizes[size]
  return withPortalServer(({ url, dataFolder }) =>
    withAnotherProcess(dataFolder, async (otherUrl) => {
      const cookies = await makeColleagues(dataFolder, count)
      const half = Math.ceil(count / 2)
      const stream = `${spacePath(space)}/api2/live/stream`
      const open = await Promise.all([
        openListeners({ url, path: stream, cookies: cookies.slice(0, half), count: half }),
        openListeners({ url: otherUrl, path: stream, cookies: cookies.slice(half), count: count - half }),
      ])
      const [author, member] = [await signedIn(url, 'admin'), await signedIn(url, 'member')]
      const reader = clientAt(otherUrl, member)
      const { userId = '' } = await member.call('getLoginStatus', {}, { space })
      const direct = await author.call('openConversation', { userId }, { space })
      const group = await author.call('addGroup', { name: 'Bench', userIds: [userId] }, { space })
      const others = Array.from({ length: count - 2 }, (_, n) => `live${n + 1}`)
      for (let from = 0; from < others.length; from += 100)
        await author.call('addGroupMembers', { ...group, userIds: others.slice(from, from + 100) }, { space })
      const figures: Figure[] = []
      for (const [name, { conversationId }] of [
        ['in a direct conversation', direct],
        [`in a group of ${count}`, group],
      ] as const) {
        const timesMs = await measure({ author, reader, otherUrl, conversationId, messages })
        figures.push({
          name: `a message ${name} until the other process has given it to its reader, ${count} pages open, p95`,
          unit: 'ms',
          measured: percentile(timesMs, 95),
          budget: { atMost: 500 },
        })
      }
      for (const one of open) one.close()
      return figures
    }),
  )
}

type Talk = { author: Client; reader: Client; otherUrl: string; conversationId: string; messages: number }

/** From the press that sends a message until its reader, who heard of it, holds its text. */
async function measure({ author, reader, otherUrl, conversationId, messages }: Talk) {
  const live = await hear(otherUrl, reader)
  const timesMs: number[] = []
  for (let n = 1; n <= messages; n += 1) {
    const from = performance.now()
    const message = { conversationId, messageId: `benchmessage${String(n).padStart(8, '0')}`, text: `message ${n}` }
    const { seq } = await author.call('sendChatMessage', message, { space })
    await live.next(`"conversationId":"${conversationId}","seq":${seq}}`)
    await reader.call('listChatMessages', { conversationId, after: seq - 1 }, { space })
    timesMs.push(performance.now() - from)
  }
  live.close()
  return timesMs
}

async function hear(url: string, browser: Client) {
  let text = ''
  let look = () => {}
  const until = (part: string) =>
    new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`${part} was not heard`)), 30_000)
      look = () => {
        if (!text.includes(part)) return
        clearTimeout(limit)
        text = ''
        resolve()
      }
      look()
    })
  const request = get(`${url}${spacePath(space)}/api2/live/stream`, { headers: cookieOf(browser) }, (answer) => {
    answer.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      look()
    })
  })
  await until('event: ready')
  return { next: until, close: () => request.destroy() }
}

/** People of the enterprise with a session each. */
async function makeColleagues(dataFolder: string, count: number) {
  const cookies = await makePeople(dataFolder, count)
  await withDatabase(dataFolder, (client) =>
    client.query(
      `insert into membership (ent_id, user_id, user_type) select $1, 'live' || n, 0 from generate_series(1, $2) n`,
      [space, count],
    ),
  )
  return cookies
}

/** A second process of the same portal, on the database of the first. */
function withAnotherProcess<T>(dataFolder: string, work: (url: string) => Promise<T>) {
  return withTemporaryFolder(async (ownFolder) => {
    const host = encodeURIComponent(path.join(dataFolder, 'run'))
    const program = startProgram([inRepository('server/src/main.ts')], {
      env: { ...serverEnvironment(ownFolder), DATABASE_URL: `postgres://atrium@localhost/postgres?host=${host}` },
    })
    try {
      return await work(`http://127.0.0.1:${await program.says(listening)}`)
    } finally {
      await program.stop()
    }
  })
}
