import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A file that is in no folder, as it is sent. */
export type MadeFile = Record<'plain' | 'br' | 'gzip', Buffer>

type Parts = {
  /** Answers the content of one that another process has made. */
  findElsewhere: ((url: string) => Promise<string | null>) | undefined
}

type Kept = { text: string; isOfAll: boolean; made?: Promise<MadeFile> }

/**
 * The files that visitors' pages leave out of their import maps: made where the portal is composed, and kept here. Maps
 * of revisions, maps of variants, and maps of long ago are kept apart, so that none drives out another.
 */
export function createFileMaps({ findElsewhere }: Parts) {
  const ofRevisions = new LRUCache<string, Kept>({ max: 20 })
  const ofVariants = new LRUCache<string, Kept>({ max: 300, maxSize: mostCharacters, sizeCalculation })
  const asked = new LRUCache<string, Kept>({ max: 20 })
  return {
    keep: keepIn(ofRevisions, { isOfAll: true }),
    keepOfSome: keepIn(ofVariants, { isOfAll: false }),
    async find(url: string) {
      const found = here(url)
      if (found !== null || findElsewhere === undefined || !shape.test(url)) return found
      const text = await findElsewhere(url)
      if (text !== null) keepIn(asked, { isOfAll: false })(url, text)
      return here(url)
    },
  }

  function here(url: string) {
    const found = ofRevisions.get(url) ?? ofVariants.get(url) ?? asked.get(url)
    if (found === undefined) return null
    found.made ??= compressed(Buffer.from(found.text), found.isOfAll)
    return found.made
  }
}

/** Keeps a map; one that is there stays, with the files that were made of it. */
function keepIn(kept: LRUCache<string, Kept>, { isOfAll }: Pick<Kept, 'isOfAll'>) {
  return (url: string, text: string) => {
    if (!kept.has(url)) kept.set(url, { text, isOfAll })
  }
}

const mostCharacters = 32 * 1024 * 1024
const sizeCalculation = ({ text }: Kept) => text.length
const shape = /^\/assets\/map\/files\.[\w-]{8}\.json$/
const { BROTLI_PARAM_QUALITY: quality } = constants
/** Twenty times as fast as the best, and a tenth larger: for what few pages ask for. */
const fast = { params: { [quality]: 5 } }

async function compressed(plain: Buffer, isOfAll: boolean): Promise<MadeFile> {
  const [br, gz] = await Promise.all([
    isOfAll ? promisify(brotliCompress)(plain) : promisify(brotliCompress)(plain, fast),
    promisify(gzip)(plain, { level: isOfAll ? 9 : 6 }),
  ])
  return { plain, br, gzip: gz }
}
