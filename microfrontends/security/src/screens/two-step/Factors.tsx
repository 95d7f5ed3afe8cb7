import { Button, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, EntrancePage, ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { Passkeys } from './Passkeys.tsx'

type Status = CallOutput<'getTwoStepStatus'>
type Props = {
  status: Status
  factor: Status['enrolled'][number]
  onReplace: () => void
  onCodes: (recoveryCodes: string[]) => void
  onRemoved: () => void
  onDone: () => void
}

/** What a verified person can do about the second factor; the server wants each of it confirmed. */
export function Factors({ status, factor, onReplace, onCodes, onRemoved, onDone }: Props) {
  const t = useText()
  const format = useFormat()
  const renew = useAction('renewRecoveryCodes')
  const handleRenew = async () => {
    const result = await renew.run({})
    if (result.status === 'done') onCodes(result.data.recoveryCodes)
  }
  return (
    <EntrancePage title={t('twoStep.onTitle')}>
      <Typography>{t('twoStep.on', { date: format.date(factor.confirmedAt) })}</Typography>
      <Typography color="textSecondary">{t('twoStep.codesLeft', { count: status.recoveryCodesLeft })}</Typography>
      {renew.status === 'failed' && <ProblemNotice problem={renew.problem} size="line" />}
      <Button variant="contained" size="large" onClick={onDone}>
        {t('twoStep.goOn')}
      </Button>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button loading={renew.status === 'pending'} onClick={handleRenew}>
          {t('twoStep.renew')}
        </Button>
        <Button onClick={onReplace}>{t('twoStep.replace')}</Button>
        {status.forced ? (
          <Typography variant="body2" color="textSecondary">
            {t('twoStep.forced')}
          </Typography>
        ) : (
          <Remove factor={factor} onRemoved={onRemoved} />
        )}
      </Stack>
      <Passkeys />
    </EntrancePage>
  )
}

function Remove({ factor, onRemoved }: Pick<Props, 'factor' | 'onRemoved'>) {
  const t = useText()
  const remove = useAction('deleteTwoStepFactor')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        {t('twoStep.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isDangerous
          title={t('twoStep.removeTitle')}
          text={t('twoStep.removeText')}
          confirmLabel={t('twoStep.remove')}
          onConfirm={() => remove.run({ kind: factor.kind, id: factor.id })}
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
