import { makerKinds, type PartChange, type RevisionRow } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'
import type { Translate } from '@atrium/shared-utility/react'
import { useMaker } from '../../use-maker.ts'

/** A change of one part in a few words: `orders 1.4.0 → 1.5.0`. */
export function changeText({ slug, before, after }: PartChange, t: Translate) {
  if (before === null) return t('change.added', { slug, after: after ?? '' })
  if (after === null) return t('change.gone', { slug, before })
  return t('change.other', { slug, before, after })
}

const mostTold = 3

function changesText({ changes }: RevisionRow, t: Translate) {
  const told = changes.slice(0, mostTold).map((change) => changeText(change, t))
  if (changes.length > mostTold) told.push(t('change.more', { count: changes.length - mostTold }))
  return told.join(t('parcels.comma'))
}

/** What the portal was made of, from one moment to the next. */
export const revisionList = describeList({
  call: 'listRevisions',
  id: 'revisions',
  labels: 'revision',
  search: 'revisions.search',
  useWords: () => ({ maker: useMaker() }),
  columns: {
    number: { text: (row, { t }) => t('revision.numbered', { number: row.number }), width: 112 },
    changes: { text: (row, { t }) => changesText(row, t) },
    reason: { text: (row, { t }) => row.reason || t('revision.built') },
    madeBy: { text: (row, { maker }) => maker(row), person: (row) => row.madeById, width: 176 },
    madeAt: { text: (row, { format }) => format.dateTime(row.madeAt), width: 184 },
    isInForce: {
      text: (row, { t }) => (row.isInForce ? t('version.inForce') : null),
      tone: () => 'success',
      width: 112,
    },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: { madeByKind: 'madeBy', madeById: 'madeBy' },
  sorts: { number: 'number' },
  filters: {
    slug: { kind: 'text', maxLength: 64 },
    madeByKind: { kind: 'choice', values: makerKinds, word: (kind, { t }) => t(`maker.${kind}`) },
  },
})
