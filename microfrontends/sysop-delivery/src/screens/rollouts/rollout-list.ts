import { rolloutStates, userTypeName, type RolloutRow } from '@atrium/shared-utility/contract'
import type { Translate } from '@atrium/shared-utility/react'
import { describeList, rolloutTones } from '@atrium/shared-utility/ui'
import { useMaker } from '../../use-maker.ts'

type Audience = Pick<RolloutRow, 'enterprises' | 'percent' | 'countedBy' | 'userTypes'>

/** Whom it is for, in a few words. */
export function audienceText({ enterprises, percent, countedBy, userTypes }: Audience, t: Translate) {
  const named = enterprises.length === 0 ? [] : [t('rollout.named', { count: enterprises.length })]
  const share =
    percent === 0 ? [] : [t(countedBy === 'user' ? 'rollout.ofUsers' : 'rollout.ofEnterprises', { percent })]
  const only = userTypes.length === 0 ? [] : [t('rollout.only', { types: typesText(userTypes, t) })]
  return [...named, ...share, ...only].join(t('rollout.comma'))
}

export function typesText(types: RolloutRow['userTypes'], t: Translate) {
  return types.map((type) => t(`userType.${userTypeName(type)}`)).join(t('rollout.comma'))
}

export function versionText({ before, version }: Pick<RolloutRow, 'before' | 'version'>, t: Translate) {
  return before === null ? t('rollout.first', { version }) : t('rollout.change', { before, version })
}

/** Why it came to nothing; null for one that runs or has reached everybody. */
function stoppedText({ state, endReason, found }: Pick<RolloutRow, 'state' | 'endReason' | 'found'>, t: Translate) {
  if (state !== 'halted' && state !== 'cancelled') return null
  // By itself it halts for what it has found, and no person says a reason.
  return found ? t(`rollout.cause.${found.cause}`) : endReason
}

/** What was, and is, in force for some people. */
export const rolloutList = describeList({
  call: 'listRollouts',
  id: 'rollouts',
  labels: 'rollout',
  search: 'rollouts.search',
  useWords: () => ({ maker: useMaker() }),
  columns: {
    slug: { text: (row) => row.slug, width: 120 },
    version: { text: (row, { t }) => versionText(row, t), width: 120 },
    state: { text: (row, { t }) => t(`rolloutState.${row.state}`), tone: (row) => rolloutTones[row.state], width: 112 },
    audience: { text: (row, { t }) => audienceText(row, t), width: 136, grows: true },
    reason: { text: (row) => row.reason, width: 128, grows: true },
    stopped: { text: (row, { t }) => stoppedText(row, t), width: 136, grows: true },
    madeBy: {
      text: (row, { maker }) => maker({ madeByKind: row.begunByKind, madeBy: row.begunBy }),
      person: (row) => row.begunById,
      width: 128,
      isOptional: true,
    },
    begunAt: { text: (row, { format }) => format.dateTime(row.begunAt), width: 176 },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: {
    before: 'version',
    percent: 'audience',
    countedBy: 'audience',
    userTypes: 'audience',
    enterprises: 'audience',
    begunByKind: 'madeBy',
    begunBy: 'madeBy',
    begunById: 'madeBy',
    limits: 'notShown',
    endedAt: 'notShown',
    endedByKind: 'notShown',
    endedBy: 'notShown',
    endReason: 'stopped',
    found: 'stopped',
  },
  sorts: { begunAt: 'begunAt' },
  filters: {
    slug: { kind: 'text', maxLength: 64 },
    state: { kind: 'choice', values: rolloutStates, word: (state, { t }) => t(`rolloutState.${state}`) },
  },
})
