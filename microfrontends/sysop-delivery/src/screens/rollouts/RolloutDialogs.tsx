import { calls, type WholeRollout } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, useToast } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { Widen } from './Widen.tsx'

type Props = { rollout: WholeRollout; onChanged: () => void; onClose: () => void }
type EndProps = Omit<Props, 'onChanged'> & { onDone: (said: string) => void }

/** The dialog that the URL asks for. */
export function RolloutDialogs({ act, onChanged, ...props }: Props & { act: 'halt' | 'widen' | 'complete' }) {
  const toast = useToast()
  const handleDone = (said: string) => {
    toast(said)
    props.onClose()
    onChanged()
  }
  switch (act) {
    case 'halt':
      return <Halt {...props} onDone={handleDone} />
    case 'widen':
      return <Widen {...props} onDone={handleDone} />
    case 'complete':
      return <Complete {...props} onDone={handleDone} />
  }
}

function Halt({ rollout: { id, slug, version }, onDone, onClose }: EndProps) {
  const t = useText()
  const { run } = useAction('haltRollout')
  return (
    <FormDialog
      isDangerous
      title={t('rollout.halt.ask', { slug, version })}
      schema={calls.haltRollout.input}
      initial={{ reason: '' }}
      constants={{ id }}
      submitLabel={t('rollout.halt')}
      onSubmit={run}
      onDone={() => onDone(t('rollout.halt.done'))}
      onClose={onClose}
    >
      <Typography>{t('rollout.halt.consequence')}</Typography>
      <FormText name="reason" label={t('rollout.why')} help={t('rollout.whyHelp')} />
    </FormDialog>
  )
}

function Complete({ rollout: { id, slug, version }, onDone, onClose }: EndProps) {
  const t = useText()
  const { run } = useAction('completeRollout')
  return (
    <FormDialog
      title={t('rollout.complete.ask', { slug, version })}
      schema={calls.completeRollout.input}
      initial={{ reason: '' }}
      constants={{ id }}
      submitLabel={t('rollout.complete')}
      onSubmit={run}
      onDone={() => onDone(t('rollout.complete.done', { slug, version }))}
      onClose={onClose}
    >
      <Typography>{t('rollout.complete.consequence')}</Typography>
      <FormText name="reason" label={t('rollout.why')} help={t('rollout.whyHelp')} />
    </FormDialog>
  )
}
