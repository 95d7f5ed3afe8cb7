import {
  problems,
  problemText,
  type Lang,
  type ProblemCode,
  type ProblemParams,
  fill,
} from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { forPlace } from '../../db/place.ts'
import { platform } from '../../db/scope.ts'
import type { Transact } from '../../db/tx.ts'
import { misfitOfPlain, type ShippedText } from './misfit.ts'
import { selectOwnTexts, selectTextRevision } from './own-words-query.ts'

/** What operators have published in place of shipped texts, by `area|key` and language. */
export type OwnTexts = {
  revision: number
  texts: readonly { id: string; lang: Lang; text: string }[]
  /** The own wording of a text of the server, where it has the same values; undefined: as it is shipped. */
  said: (id: string, lang: Lang, shipped: ShippedText) => string | undefined
}

type OwnWords = {
  /** The texts as this process last read them. The same object until they change. */
  current(): OwnTexts
  /** Reads them anew if they have changed; a failure leaves what was read before. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

/** A hint comes at once; a change takes so long where none can come, as behind some poolers of connections. */
const lookEveryMs = 5000

export function createOwnWords({ tx, log }: { tx: Transact; log: Logger }): OwnWords {
  let known = ownTextsOf(0, [])
  const timer = setInterval(() => void refresh(), lookEveryMs).unref()
  let underway: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  return { current: () => known, refresh, stop: async () => clearInterval(timer) }

  /**
   * What there is at this moment or later. A caller that asks before that has begun shares it, and none overtakes
   * another.
   */
  function refresh(): Promise<void> {
    waiting ??= afterwards(underway)
    return waiting
  }

  async function afterwards(before: Promise<void>) {
    await before
    underway = waiting ?? underway
    waiting = null
    await read()
  }

  async function read() {
    try {
      const place = { kind: 'ownWords', weight: 'person' } as const
      const found = await forPlace(place, () =>
        tx(platform, async (db) => {
          const revision = await selectTextRevision(db)
          return revision === known.revision ? null : { revision, rows: await selectOwnTexts(db) }
        }),
      )
      if (found !== null) known = ownTextsOf(found.revision, found.rows)
    } catch (error) {
      log.warn({ err: error }, 'own wording could not be read')
    }
  }
}

function ownTextsOf(revision: number, texts: OwnTexts['texts']): OwnTexts {
  const byId = new Map(texts.map(({ id, lang, text }) => [`${lang} ${id}`, text]))
  return {
    revision,
    texts,
    said(id, lang, shipped) {
      const text = byId.get(`${lang} ${id}`)
      return text === undefined || misfitOfPlain(text, lang, shipped) !== null ? undefined : text
    },
  }
}

/** The text of a problem as operators want it said, else as it is shipped. */
export function saidProblem({ said }: OwnTexts, { code, params }: Said, lang: Lang) {
  const text = said(`problem|${code}`, lang, { ...problems[code], syntax: 'plain' })
  return text === undefined ? problemText(code, lang, params) : fill(text, params)
}

type Said = { code: ProblemCode; params: ProblemParams }

declare module '../context/services.ts' {
  interface Services {
    ownWords: OwnWords
    /** Every text of this release that operators may put their own wording in the place of, by `area|key`. */
    shippedTexts(): Promise<ReadonlyMap<string, ShippedText>>
  }
}
