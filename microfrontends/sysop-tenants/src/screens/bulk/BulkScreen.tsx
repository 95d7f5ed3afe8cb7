import type { Bulk } from '@atrium/shared-utility/contract'
import { useAction, useCall, useFormat, useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  ConfirmDialog,
  ListTable,
  PageHeader,
  ProblemNotice,
  StatusChip,
  useList,
} from '@atrium/shared-utility/ui'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { bulkRowList } from './bulk-list.ts'
import { bulkTones } from './bulk-tones.ts'
import { LatestBulks } from './LatestBulks.tsx'

/** What is done to many people at once: how far it is, and what became of each. */
export function BulkScreen() {
  const t = useText()
  const list = useList(bulkRowList)
  const { id } = list.query.filters
  return (
    <>
      <PageHeader
        title={t('bulk.title')}
        description={t('bulk.help')}
        trail={[{ label: t('users.title'), href: '/sysop/users' }]}
      />
      {id === undefined ? <LatestBulks /> : <Progress id={id} onChanged={list.reload} />}
      <ListTable
        list={list}
        label={t('bulk.title')}
        keyOf={(row) => `${row.bulkId} ${row.userid}`}
        nameOf={(row) => row.name}
        none={{ icon: 'users', title: t('bulk.none'), description: t('bulk.noneHelp') }}
        noMatch={t('bulk.noMatch')}
      />
    </>
  )
}

function Progress({ id, onChanged }: { id: string; onChanged: (() => void) | undefined }) {
  const found = useCall('getBulk', { id }, { keepPrevious: true })
  const isBusy = found.status === 'done' && isUnderWay(found.data)
  const reload = () => {
    if (found.status !== 'loading') found.reload()
    onChanged?.()
  }
  useReloadWhileBusy({ isBusy, reload })
  if (found.status === 'failed') return <ProblemNotice problem={found.problem} onRetry={found.reload} />
  if (found.status === 'loading') return <CardSkeleton />
  return <Facts bulk={found.data} onChanged={reload} />
}

function isUnderWay({ state }: Bulk) {
  return state === 'waiting' || state === 'running'
}

function Facts({ bulk, onChanged }: { bulk: Bulk; onChanged: () => void }) {
  const t = useText()
  const format = useFormat()
  const { seen, total, refused, state, action } = bulk
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 6 }}>
      <Typography component="h2" variant="h3">
        {t(`bulk.people.${action}`)}
      </Typography>

      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <StatusChip tone={bulkTones[state]} label={t(`bulkState.${state}`)} />
        <Typography component="output">{t('bulk.progress', { seen, total, refused })}</Typography>
        {isUnderWay(bulk) && <Cancel id={bulk.id} onChanged={onChanged} />}
      </Box>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (seen / total) * 100}
        aria-label={t('bulk.progressLabel')}
      />
      <Typography variant="body2" color="text.secondary">
        {t('bulk.by', { name: bulk.byName, at: format.exact(bulk.createdAt) })}
      </Typography>
    </Box>
  )
}

function Cancel({ id, onChanged }: { id: string; onChanged: () => void }) {
  const t = useText()
  const cancel = useAction('cancelBulk')
  const [isAsking, setIsAsking] = useState(false)
  const handleDone = () => {
    setIsAsking(false)
    onChanged()
  }
  return (
    <>
      <Button color="error" variant="outlined" size="small" onClick={() => setIsAsking(true)}>
        {t('bulk.cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('bulk.cancelAsk')}
          text={t('bulk.cancelText')}
          confirmLabel={t('bulk.cancel')}
          isDangerous
          onConfirm={() => cancel.run({ id })}
          onDone={handleDone}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
