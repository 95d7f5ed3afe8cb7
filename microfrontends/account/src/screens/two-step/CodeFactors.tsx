import { Button, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import type { Method } from './methods.ts'

type Status = CallOutput<'getTwoStepStatus'>
type Props = { status: Status; onAdd: (method: Method) => void; onRemoved: () => void }

/** The authenticator app and the telephone: what there is of them, and what can be done about it. */
export function CodeFactors(props: Props) {
  const { methods, enrolled } = props.status
  const isShown = (kind: Method) => methods.includes(kind) || enrolled.some((factor) => factor.kind === kind)
  return (
    <>
      {(['totp', 'sms'] as const).filter(isShown).map((kind) => (
        <CodeFactor key={kind} kind={kind} {...props} />
      ))}
    </>
  )
}

function CodeFactor({ kind, status, onAdd, onRemoved }: Props & { kind: 'totp' | 'sms' }) {
  const t = useText()
  const format = useFormat()
  const factor = status.enrolled.find((one) => one.kind === kind)
  const canRemove = factor && !(status.forced && isLastNamed(kind, status))
  const since = factor?.confirmedAt && { date: format.date(factor.confirmedAt), phone: factor.name ?? '' }
  return (
    <Stack component="section" spacing={2} aria-labelledby={`factor-${kind}`} sx={{ alignItems: 'flex-start' }}>
      <Typography id={`factor-${kind}`} component="h2" variant="subtitle1">
        {t(`factor.${kind}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {since ? t(`factor.since.${kind}`, since) : t(`factor.what.${kind}`)}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {/* Another telephone is the account's matter, in the profile. */}
        {(kind === 'totp' || !factor) && (
          <Button variant="outlined" onClick={() => onAdd(kind)}>
            {t(`factor.${factor ? 'replace' : 'add'}.${kind}`)}
          </Button>
        )}
        {canRemove && factor.id !== null && <Remove kind={kind} id={factor.id} onRemoved={onRemoved} />}
      </Stack>
    </Stack>
  )
}

/** True when nothing else would be left that the rule takes. */
function isLastNamed(kind: Method, { accepted, enrolled }: Status) {
  return accepted.includes(kind) && enrolled.every((one) => one.kind === kind || !accepted.includes(one.kind))
}

function Remove({ kind, id, onRemoved }: { kind: 'totp' | 'sms'; id: string; onRemoved: () => void }) {
  const t = useText()
  const remove = useAction('deleteTwoStepFactor')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        {t(`factor.remove.${kind}`)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isDangerous
          title={t(`factor.removeTitle.${kind}`)}
          text={t('factor.removeText')}
          confirmLabel={t(`factor.remove.${kind}`)}
          onConfirm={() => remove.run({ kind, id })}
          onDone={() => {
            setIsAsking(false)
            onRemoved()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
