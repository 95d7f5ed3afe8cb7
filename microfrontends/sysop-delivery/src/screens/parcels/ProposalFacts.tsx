import type { WholeProposal } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Alert, Box } from '@mui/material'
import { PersonLink } from '../../PersonLink.tsx'
import { Changes } from './Changes.tsx'
import { proposalTones, proposerText } from './proposal-list.ts'

/** What another operator reads before they decide. */
export function ProposalFacts({ proposal }: { proposal: WholeProposal }) {
  const t = useText()
  const { changes, parts, moved, isOwn, state } = proposal
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      {state === 'open' && isOwn && <Alert severity="info">{t('proposal.waits')}</Alert>}
      {moved.length > 0 && (
        <Alert severity="warning">{t('proposal.moved', { parts: moved.join(t('parcels.comma')) })}</Alert>
      )}
      <Facts proposal={proposal} />
      <Section title={t('revision.changes')}>
        <Changes changes={changes} none="" />
      </Section>
      <Section title={t('proposal.parts')} note={t('proposal.partsNote')}>
        <FactList
          facts={parts.map(({ slug, version, digest, newFiles, goneFiles }) => ({
            label: slug,
            value: (
              <>
                {t('proposal.part', { version, newFiles, goneFiles })}
                <br />
                <code>{digest}</code>
              </>
            ),
          }))}
        />
      </Section>
    </Box>
  )
}

function Facts({ proposal }: { proposal: WholeProposal }) {
  const t = useText()
  const format = useFormat()
  const { state, reason, madeAt, expiresAt, against, back, decidedBy, decidedAt, decision, number } = proposal
  const facts = [
    ['state', <StatusChip key="state" tone={proposalTones[state]} label={t(`proposal.state.${state}`)} />],
    ['reason', reason],
    ['madeBy', <PersonLink key="madeBy" id={proposal.madeById} name={proposerText(proposal, t)} />],
    ['madeAt', format.exact(madeAt)],
    ['expiresAt', format.exact(expiresAt)],
    ['against', String(against)],
    ['back', back !== null && String(back)],
    ['decidedBy', decidedBy && <PersonLink key="decidedBy" id={proposal.decidedById} name={decidedBy} />],
    ['decidedAt', decidedAt !== null && format.exact(decidedAt)],
    ['decision', decision],
    ['number', number !== null && String(number)],
  ] as const
  // What is not there yet says nothing.
  const shown = facts.filter(([, value]) => value !== null && value !== false)
  return (
    <Section title={t('proposal.facts')}>
      <FactList facts={shown.map(([name, value]) => ({ label: t(`proposal.${name}`), value }))} />
    </Section>
  )
}
