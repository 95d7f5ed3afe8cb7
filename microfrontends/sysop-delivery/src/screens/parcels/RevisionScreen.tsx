import type { WholeRevision } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  FactList,
  PageHeader,
  ProblemNotice,
  Section,
  StatusChip,
  useDialogAddress,
  useToast,
} from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useNavigate, useParams } from 'react-router'
import { z } from 'zod'
import { BringBack } from './BringBack.tsx'
import { Changes } from './Changes.tsx'
import { ExportRevision } from './ExportRevision.tsx'
import { ProposeBack } from './ProposeBack.tsx'
import { PersonLink } from '../../PersonLink.tsx'
import { RevisionParts } from './RevisionParts.tsx'
import { parcelsPath, proposalPath, revisionsPath } from '../../parcel-path.ts'
import { useMaker } from '../../use-maker.ts'

const dialog = z.object({ dialog: z.enum(['back', 'propose', 'export']) })

/** One revision: its maker and the reason, what it changed, and the way back to it. */
export function RevisionScreen() {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const found = useCall('getRevision', { id }, { keepPrevious: true })
  const { current, open, close } = useDialogAddress(dialog)
  const revision = found.status === 'done' ? found.data : null
  useLive('portal', () => found.status !== 'loading' && found.reload())
  const isOffered = revision !== null && revision.toBringBack.length > 0
  const way = revision !== null && revision.needsTwo.length > 0 ? 'propose' : 'back'
  return (
    <>
      <PageHeader
        title={revision ? t('revision.titled', { number: revision.number }) : t('revision.one')}
        trail={[
          { label: t('parcels.title'), href: parcelsPath },
          { label: t('revisions.title'), href: revisionsPath },
        ]}
        actions={
          revision && (
            <>
              <Button variant="outlined" onClick={() => open({ dialog: 'export' })}>
                {t('revision.export')}
              </Button>
              {isOffered && (
                <Button variant="outlined" color="error" onClick={() => open({ dialog: way })}>
                  {t(`revision.${way}`)}
                </Button>
              )}
            </>
          )
        }
      />
      {found.status === 'failed' && <ProblemNotice problem={found.problem} onRetry={found.reload} />}
      {found.status === 'loading' && <CardSkeleton />}
      {revision && <Whole revision={revision} />}
      {revision && current?.dialog === 'export' && <ExportRevision revision={revision} onClose={close} />}
      {isOffered && current?.dialog === 'back' && way === 'back' && (
        <BringBack
          revision={revision}
          onDone={(made) => {
            toast(t('revision.back.done', { number: revision.number, next: made.number }))
            void navigate(revisionsPath)
          }}
          onClose={close}
        />
      )}
      {isOffered && current?.dialog === 'propose' && way === 'propose' && (
        <ProposeBack
          revision={revision}
          onDone={(made) => {
            toast(t('revision.propose.done'))
            void navigate(proposalPath(made))
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function Whole({ revision }: { revision: WholeRevision }) {
  const t = useText()
  const { changes, toBringBack, parts, isInForce } = revision
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <Facts revision={revision} />
      <Section title={t('revision.changes')}>
        <Changes changes={changes} none={t('revision.changesNone')} />
      </Section>
      {!isInForce && (
        <Section title={t('revision.toBringBack')} note={t('revision.toBringBackNote')}>
          <Changes changes={toBringBack} none={t('revision.toBringBackNone')} />
        </Section>
      )}
      <RevisionParts parts={parts} title={t('revision.parts')} note={t('revision.partsNote')} />
    </Box>
  )
}

function Facts({ revision }: { revision: WholeRevision }) {
  const t = useText()
  const format = useFormat()
  const maker = useMaker()
  const { isInForce, reason, madeAt, digest } = revision
  const facts = [
    ['isInForce', isInForce && <StatusChip key="status" tone="success" label={t('version.inForce')} />],
    ['reason', reason || t('revision.built')],
    ['madeBy', <PersonLink key="madeBy" id={revision.madeById} name={maker(revision)} />],
    ['madeAt', format.exact(madeAt)],
    ['digest', <code key="digest">{digest}</code>],
  ] as const
  return (
    <Section title={t('revision.facts')}>
      <FactList facts={facts.map(([name, value]) => ({ label: t(`revision.${name}`), value }))} />
    </Section>
  )
}
