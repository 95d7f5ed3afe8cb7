import { proposalStates, type ProposalRow } from '@atrium/shared-utility/contract'
import type { Translate } from '@atrium/shared-utility/react'
import { describeList } from '@atrium/shared-utility/ui'
import { changeText } from './revision-list.ts'

export const proposalTones = {
  open: 'warning',
  approved: 'success',
  refused: 'error',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const

/** The operator who stands behind it, also where a token of theirs has proposed it. */
export function proposerText({ madeBy, token }: Pick<ProposalRow, 'madeBy' | 'token'>, t: Translate) {
  return token === null ? madeBy : t('proposal.byToken', { name: madeBy, token })
}

function changesText({ changes }: ProposalRow, t: Translate) {
  return changes.map((change) => changeText(change, t)).join(t('parcels.comma'))
}

/** Changes of what runs where people sign in that operators ask each other for. */
export const proposalList = describeList({
  call: 'listProposals',
  id: 'proposals',
  labels: 'proposal',
  search: 'proposals.search',
  columns: {
    changes: { text: (row, { t }) => changesText(row, t) },
    reason: { text: (row) => row.reason },
    madeBy: { text: (row, { t }) => proposerText(row, t), person: (row) => row.madeById, width: 176 },
    madeAt: { text: (row, { format }) => format.dateTime(row.madeAt), width: 184 },
    state: {
      text: (row, { t }) => t(`proposal.state.${row.state}`),
      tone: (row) => proposalTones[row.state],
      width: 128,
    },
    expiresAt: { text: (row, { format }) => format.dateTime(row.expiresAt), isOptional: true },
    decidedBy: { text: (row) => row.decidedBy, person: (row) => row.decidedById, isOptional: true },
    decidedAt: {
      text: (row, { format }) => (row.decidedAt === null ? null : format.dateTime(row.decidedAt)),
      isOptional: true,
    },
    number: { text: (row) => (row.number === null ? null : String(row.number)), isOptional: true },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: { madeById: 'madeBy', decidedById: 'decidedBy', token: 'madeBy' },
  sorts: { madeAt: 'madeAt' },
  filters: {
    state: { kind: 'choice', values: proposalStates, word: (state, { t }) => t(`proposal.state.${state}`) },
  },
})
