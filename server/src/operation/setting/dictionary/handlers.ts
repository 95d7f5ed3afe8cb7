import { Problem, type dictionaryCalls, type Lang, type TextInLanguage } from '@atrium/shared-utility/contract'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { fit } from '../../../foundation/call/wording/misfit.ts'
import { saidProblem } from '../../../foundation/call/wording/own-words.ts'
import { exportTexts } from './export-texts.ts'
import { importTexts } from './import-texts.ts'
import { listTexts } from './list-texts.ts'
import { publishTexts, restoreTexts } from './publish.ts'
import { countDrafts, selectTextHistory, selectTextState } from './queries.ts'
import { compareDrafts, compareRevisions, selectRevisions } from './revision-query.ts'
import { findText, isShippedChanged, wantedOf, type Text } from './texts.ts'
import { discardTexts, updateText, versionOf } from './write-text.ts'

const mostCompared = 1000
const revisionsAtOnce = 50

export const dictionaryHandlers: Handlers<typeof dictionaryCalls> = {
  updateText,
  discardTexts,
  publishTexts,
  restoreTexts,
  exportTexts,
  importTexts,

  async listTexts(filter, { db, services }) {
    return listTexts(filter, db, await services.shippedTexts())
  },

  async getText({ id }, context) {
    const { db, services } = context
    const text = await findText(db, await services.shippedTexts(), id)
    if (text === undefined) throw new Problem('textUnknown')
    const history = await selectTextHistory(db, id)
    return {
      id,
      area: text.area,
      key: text.key,
      version: versionOf(text),
      zh: await inLanguage(text, 'zh-CN', context),
      en: await inLanguage(text, 'en-US', context),
      hasSyntax: text.shipped?.syntax === 'message',
      history: history.map((change) => ({ ...change, at: change.at.toISOString() })),
    }
  },

  async getDictionary(_input, { db, services }) {
    const { revision, draft_version: draftVersion } = await selectTextState(db)
    const [last] = await selectRevisions(db, { before: undefined, limit: 1 })
    const areas = [...(await services.shippedTexts()).keys()].map((id) => id.split('|')[0] ?? '')
    return {
      revision,
      draftVersion,
      drafts: await countDrafts(db),
      publishedAt: last?.published_at.toISOString() ?? null,
      publishedBy: last?.by ?? null,
      areas: [...new Set(areas)].toSorted(),
    }
  },

  async compareTexts({ from, to }, { db, services }) {
    const { revision } = await selectTextState(db)
    if (Math.max(from, to ?? from) > revision) throw new Problem('notFound')
    const { total, list } =
      to === undefined
        ? await compareDrafts(db, mostCompared)
        : await compareRevisions(db, { from, to, limit: mostCompared })
    const shipped = await services.shippedTexts()
    return { total, list: list.map((one) => ({ ...one, shipped: shipped.get(one.id)?.[one.lang] ?? null })) }
  },

  async listTextRevisions({ before }, { db }) {
    const rows = await selectRevisions(db, { before, limit: revisionsAtOnce + 1 })
    const list = rows.slice(0, revisionsAtOnce).map(({ published_at: at, by, ...row }) => ({
      ...row,
      publishedAt: at.toISOString(),
      publishedBy: by,
    }))
    return { hasMore: rows.length > revisionsAtOnce, list }
  },
}

async function inLanguage(text: Text, lang: Lang, context: Context): Promise<TextInLanguage> {
  const { shipped, own, drafts } = text
  const wanted = wantedOf(text, lang)
  const misfit = wanted === null || shipped === undefined ? null : (await fit(wanted, lang, shipped)).misfit
  const said = context.services.ownWords.current()
  return {
    shipped: shipped?.[lang] ?? null,
    own: own[lang]?.text ?? null,
    draft: drafts[lang] === undefined ? null : (drafts[lang].text ?? ''),
    shippedBefore: isShippedChanged(text, lang) ? ((drafts[lang] ?? own[lang])?.shipped ?? '') : null,
    unfit: misfit === null ? null : saidProblem(said, misfit, context.lang),
  }
}
