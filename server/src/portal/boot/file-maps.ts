import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A file that is in no folder, as it is sent. */
export type MadeFile = Record<'plain' | 'br' | 'gzip', Buffer>

/** Each is for the pages of one revision: of so many an open page may still ask for its own. */
const keptAtMost = 20

/** What pages of visitors leave out of their import maps, as files: made where the portal is composed, and kept here. */
export function createFileMaps() {
  const kept = new LRUCache<string, { text: string; made?: Promise<MadeFile> }>({ max: keptAtMost })
  return {
    keep(url: string, text: string) {
      if (!kept.has(url)) kept.set(url, { text })
    },
    find(url: string) {
      const found = kept.get(url)
      if (found === undefined) return null
      found.made ??= compressed(Buffer.from(found.text))
      return found.made
    },
  }
}

async function compressed(plain: Buffer): Promise<MadeFile> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })])
  return { plain, br, gzip: gz }
}
