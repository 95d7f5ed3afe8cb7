import { calls, type WhiteListKind, type WhiteListRule } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, FormDialog, ReadDialog } from '@atrium/shared-utility/ui'
import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { MissingList } from './MissingList.tsx'

type Props = { kind: WhiteListKind; onlyListed: boolean; onDone: (said: string) => void; onClose: () => void }

/** Changes what passes of a kind, against the rule as it is now. */
export function RuleDialog({ kind, onlyListed, ...ends }: Props) {
  const t = useText()
  const rules = useCall('getWhiteListRules', {})
  const title = t(`rule.${onlyListed ? 'close' : 'open'}.ask.${kind}`)
  return (
    <ReadDialog state={rules} title={title} onClose={ends.onClose}>
      {(read) => {
        const rule = read.find((one) => one.kind === kind)
        if (rule === undefined) return null
        return onlyListed ? <Close rule={rule} title={title} {...ends} /> : <Open rule={rule} title={title} {...ends} />
      }}
    </ReadDialog>
  )
}

type Change = { rule: WhiteListRule; title: string; onDone: (said: string) => void; onClose: () => void }

/** Only what is listed from now on: what that refuses at this moment is shown first. */
function Close({ rule: { kind, version }, title, onDone, onClose }: Change) {
  const t = useText()
  const update = useAction('updateWhiteListRule')
  return (
    <FormDialog
      title={title}
      schema={calls.updateWhiteListRule.input}
      initial={{}}
      constants={{ kind, version, onlyListed: true }}
      submitLabel={t('rule.close')}
      onSubmit={update.run}
      onDone={() => onDone(t('rule.closed'))}
      onClose={onClose}
    >
      <Alert severity="warning">{t(`rule.close.consequence.${kind}`)}</Alert>
      <Typography variant="h3">{t(`missing.title.${kind}`)}</Typography>
      <MissingList kind={kind} />
    </FormDialog>
  )
}

function Open({ rule: { kind, version }, title, onDone, onClose }: Change) {
  const t = useText()
  const update = useAction('updateWhiteListRule')
  const [onceKey] = useState(randomId)
  return (
    <ConfirmDialog
      isDangerous
      title={title}
      text={t('rule.open.consequence')}
      confirmLabel={t('rule.open')}
      onConfirm={() => update.run({ kind, version, onlyListed: false, onceKey })}
      onDone={() => onDone(t('rule.opened'))}
      onClose={onClose}
    />
  )
}
