import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A file that is in no folder, as it is sent. */
export type MadeFile = Record<'plain' | 'br' | 'gzip', Buffer>

/** Each is for the pages of one revision: of so many an open page may still ask for its own. */
const keptAtMost = 20

type Parts = {
  /** Answers the content of one that another process has made. */
  findElsewhere: ((url: string) => Promise<string | null>) | undefined
}

/** What pages of visitors leave out of their import maps, as files: made where the portal is composed, and kept here. */
export function createFileMaps({ findElsewhere }: Parts) {
  const kept = new LRUCache<string, { text: string; made?: Promise<MadeFile> }>({ max: keptAtMost })
  return { keep, find }

  function keep(url: string, text: string) {
    if (!kept.has(url)) kept.set(url, { text })
  }

  async function find(url: string) {
    if (kept.has(url) || findElsewhere === undefined) return made(url)
    const text = await findElsewhere(url)
    if (text !== null) keep(url, text)
    return made(url)
  }

  function made(url: string) {
    const found = kept.get(url)
    if (found === undefined) return null
    found.made ??= compressed(Buffer.from(found.text))
    return found.made
  }
}

async function compressed(plain: Buffer): Promise<MadeFile> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })])
  return { plain, br, gzip: gz }
}
