import { calls, type WholeRollout } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { enterprisePicker, FormDialog, FormNumber, FormPickMany, idsIn } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { z } from 'zod'

type Props = { rollout: WholeRollout; onDone: (said: string) => void; onClose: () => void }

const fields = calls.widenRollout.input.pick({ percent: true }).extend({ enterprises: z.string().default('') })

/** Gives the version to more people. */
export function Widen({ rollout, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('widenRollout')
  const { id, slug, version, percent, named } = rollout
  return (
    <FormDialog
      title={t('rollout.widen.ask', { slug, version })}
      schema={fields}
      initial={{ percent: String(percent), enterprises: named.map((one) => one.id).join(',') }}
      submitLabel={t('rollout.widen')}
      onSubmit={({ enterprises, ...wider }) => run({ id, ...wider, enterprises: idsIn(enterprises) })}
      onDone={() => onDone(t('rollout.widen.done'))}
      onClose={onClose}
    >
      <Typography>{t('rollout.widen.help', { percent })}</Typography>
      <FormNumber name="percent" label={t('rollout.percent')} help={t('rollout.percentHelp')} />
      <FormPickMany
        name="enterprises"
        label={t('rollout.enterprises')}
        help={t('rollout.enterprisesHelp')}
        known={named.map((one) => ({ value: one.id, label: one.name }))}
        find={enterprisePicker.find}
      />
    </FormDialog>
  )
}
