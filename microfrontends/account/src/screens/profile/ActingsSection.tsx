import type { OwnActing } from '@atrium/shared-utility/contract'
import { useAction, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, ListSkeleton, ProblemNotice, Section, StatusChip, useToast } from '@atrium/shared-utility/ui'
import { Button, List, Typography } from '@mui/material'
import { useState } from 'react'
import { ListedItem } from '../item/ListedItem.tsx'

/** When operators acted as this person: which operator, where and why. What goes on just now is ended from here. */
export function ActingsSection() {
  const t = useText()
  const actings = useCall('listOwnActings', {})
  return (
    <Section title={t('actings.title')} note={t('actings.help')}>
      {actings.status === 'failed' && <ProblemNotice problem={actings.problem} onRetry={actings.reload} />}
      {actings.status === 'loading' && <ListSkeleton rows={1} />}
      {actings.status === 'done' && <Actings list={actings.data} onEnded={actings.reload} />}
    </Section>
  )
}

function Actings({ list, onEnded }: { list: readonly OwnActing[]; onEnded: () => void }) {
  const t = useText()
  if (list.length === 0) return <Typography color="text.secondary">{t('actings.none')}</Typography>
  const isRunning = list.some(({ endedAt }) => endedAt === null)
  return (
    <>
      <List disablePadding aria-label={t('actings.title')}>
        {list.map((acting) => (
          <Acting key={acting.id} acting={acting} />
        ))}
      </List>
      {isRunning && <EndThem onEnded={onEnded} />}
    </>
  )
}

function Acting({ acting }: { acting: OwnActing }) {
  const t = useText()
  const format = useFormat()
  const { begunAt, endedAt } = acting
  const lines = [
    t('actings.where', { name: acting.entName }),
    endedAt === null
      ? t('actings.since', { from: format.dateTime(begunAt) })
      : t('actings.when', { from: format.dateTime(begunAt), to: format.dateTime(endedAt) }),
    t('actings.why', { reason: acting.reason }),
    t(acting.mayChange ? 'actings.mayChange' : 'actings.readOnly'),
  ]
  const [tone, state] = endedAt === null ? (['warning', 'running'] as const) : (['neutral', 'new'] as const)
  return (
    <ListedItem name={t('actings.by', { name: acting.operatorName })} lines={lines}>
      {(endedAt === null || acting.isNew) && <StatusChip tone={tone} label={t(`actings.${state}`)} />}
    </ListedItem>
  )
}

/**
 * The person's own other sessions end with it: a person who sees an operator in their account unasked wants no less.
 */
function EndThem({ onEnded }: { onEnded: () => void }) {
  const t = useText()
  const toast = useToast()
  const end = useAction('endOwnSessions')
  const [isAsking, setIsAsking] = useState(false)
  const handleEnded = () => {
    setIsAsking(false)
    toast(t('actings.ended'))
    onEnded()
  }
  return (
    <>
      <Button variant="outlined" color="error" sx={{ justifySelf: 'start' }} onClick={() => setIsAsking(true)}>
        {t('actings.end')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('actings.endAsk')}
          text={t('actings.endText')}
          confirmLabel={t('actings.end')}
          isDangerous
          onConfirm={() => end.run({ id: 'others' })}
          onDone={handleEnded}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
