import { calls, type HandOverCounts, type MemberRow } from '@atrium/shared-utility/contract'
import { useAction, useBack, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, FormDialog, FormPerson, ListSkeleton, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Props = { member: MemberRow; onChanged: (() => void) | undefined; onClose: () => void }

/** All of a member who leaves passes to another one; how much it is, is said before. */
export function HandOverDialog(props: Props) {
  const t = useText()
  const counts = useCall('getHandOver', { userId: props.member.userId })
  if (counts.status === 'failed')
    return (
      <InfoDialog {...props}>
        <ProblemNotice problem={counts.problem} onRetry={counts.reload} />
      </InfoDialog>
    )
  if (counts.status === 'loading')
    return (
      <InfoDialog {...props}>
        <ListSkeleton rows={3} />
      </InfoDialog>
    )
  if (Object.values(counts.data).some((count) => count > 0)) return <HandOverForm {...props} counts={counts.data} />
  return (
    <InfoDialog {...props}>
      <Typography>{t('handOver.none')}</Typography>
    </InfoDialog>
  )
}

function InfoDialog({ member, onClose, children }: Props & { children: ReactNode }) {
  const t = useText()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('handOver.title', { name: member.name })}</DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('handOver.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const kinds = ['departments', 'groups', 'applications', 'appRoles'] as const

function HandOverForm({ member, counts, onChanged, onClose }: Props & { counts: HandOverCounts }) {
  const t = useText()
  const toast = useToast()
  const { number } = useFormat()
  const { run } = useAction('handOver')
  const { userId, name } = member
  const handleDone = () => {
    toast(t('handOver.done', { name }))
    onChanged?.()
    onClose()
  }
  return (
    <FormDialog
      title={t('handOver.title', { name })}
      schema={calls.handOver.input}
      initial={{ toId: '' }}
      constants={{ userId }}
      submitLabel={t('handOver.submit')}
      isDangerous
      onSubmit={run}
      onDone={handleDone}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('handOver.help')}</Typography>
      <FactList facts={kinds.map((kind) => ({ label: t(`handOver.${kind}`), value: number(counts[kind]) }))} />
      <FormPerson name="toId" label={t('handOver.toId')} help={t('handOver.toIdHelp')} />
    </FormDialog>
  )
}
