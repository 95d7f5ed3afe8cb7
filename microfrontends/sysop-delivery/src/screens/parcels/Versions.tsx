import type { CallOutput, ParcelVersion } from '@atrium/shared-utility/contract'
import { type CallState, useFormat, useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, rolloutTones, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { isPreview } from '../../force/is-preview.ts'
import { useMaker } from '../../use-maker.ts'
import { BrowserCheckState } from './BrowserCheckState.tsx'
import { isBusy } from './is-busy.ts'
import { Released } from './Released.tsx'
import type { ParcelQuestion } from './use-parcel-dialog.ts'

type Props = {
  versions: CallState<CallOutput<'listParcelVersions'>>
  /** The one that some people have at this moment. */
  rolledOut: string | undefined
  onOpen: (next: ParcelQuestion) => void
}

/** What its team has uploaded, and which of it the portal runs. */
export function Versions({ versions, rolledOut, onOpen }: Props) {
  const t = useText()
  const data = versions.status === 'done' ? versions.data : null
  useReloadWhileBusy({
    isBusy: data?.list.some(isBusy) ?? false,
    reload: versions.status === 'loading' ? undefined : versions.reload,
  })
  return (
    <Section title={t('versions.title')} note={t('versions.help')}>
      {versions.status === 'failed' && <ProblemNotice problem={versions.problem} onRetry={versions.reload} />}
      {versions.status === 'loading' && <ListSkeleton rows={3} />}
      {data?.total === 0 && <Typography>{t('versions.none')}</Typography>}
      {data && data.total > 0 && (
        <List disablePadding aria-label={t('versions.title')}>
          {data.list.map((version) => (
            <Version key={version.id} version={version} rolledOut={rolledOut} onOpen={onOpen} />
          ))}
        </List>
      )}
      {data && data.total > data.list.length && (
        <Typography variant="body2">{t('versions.more', { count: data.total - data.list.length })}</Typography>
      )}
    </Section>
  )
}

type VersionProps = Omit<Props, 'versions'> & { version: ParcelVersion }

function Version({ version: one, rolledOut, onOpen }: VersionProps) {
  const t = useText()
  const format = useFormat()
  const maker = useMaker()
  const {
    id,
    version,
    isInForce,
    wasHalted,
    isDamaged,
    removedAt,
    findings,
    sizeBytes,
    madeAt,
    browserCheck,
    released,
  } = one
  const told = [t('version.uploaded', { moment: format.dateTime(madeAt), by: maker(one) }), format.bytes(sizeBytes)]
  if (removedAt !== null) told.push(t('version.removedAt', { moment: format.dateTime(removedAt) }))
  // One at a time: while it runs it is given to more people, or halted, on its own page.
  const acts =
    rolledOut === undefined ? (['preview', 'rollout', 'release'] as const) : (['preview', 'release'] as const)
  if (findings > 0) told.push(t('version.findings', { count: findings }))
  return (
    <ListItem disableGutters divider sx={{ gap: 2, flexWrap: 'wrap' }}>
      <ListItemText
        sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}
        primary={
          <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {version} {isInForce && <StatusChip tone="success" label={t('version.inForce')} />}{' '}
            {version === rolledOut && <StatusChip tone={rolloutTones.running} label={t('version.rolledOut')} />}{' '}
            {removedAt !== null && <StatusChip tone="neutral" label={t('version.removed')} />}{' '}
            {!isInForce && isPreview(version) && <StatusChip tone="neutral" label={t('version.forPreview')} />}{' '}
            {wasHalted && <StatusChip tone={rolloutTones.halted} label={t('version.halted')} />}{' '}
            {isDamaged && <StatusChip tone="error" label={t('version.damaged')} />}{' '}
            {browserCheck && browserCheck.state !== 'passed' && <BrowserCheckState check={browserCheck} />}
          </Box>
        }
        secondary={
          <>
            {released && <Released released={released} as="version.released" />}
            {released && t('token.joint')}
            {told.join(t('token.joint'))}
          </>
        }
      />
      {/* On a phone they go below the words, in as many lines as they need. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          aria-label={t('version.reportOf', { version })}
          onClick={() => onOpen({ dialog: 'report', of: id })}
        >
          {t('version.report')}
        </Button>
        {!isInForce &&
          removedAt === null &&
          acts.map((dialog) => (
            <Button
              key={dialog}
              size="small"
              aria-label={t(`version.${dialog}Of`, { version })}
              onClick={() => onOpen({ dialog, of: id })}
            >
              {t(`version.${dialog}`)}
            </Button>
          ))}
      </Box>
    </ListItem>
  )
}
