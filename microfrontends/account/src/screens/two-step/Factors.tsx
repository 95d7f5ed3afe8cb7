import { Button, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { EntrancePage, ProblemNotice } from '@atrium/shared-utility/ui'
import { CodeFactors } from './CodeFactors.tsx'
import { Passkeys } from './Passkeys.tsx'
import { hasAccepted, type Method } from './methods.ts'
import { NamedMethods } from './NamedMethods.tsx'

type Props = {
  status: CallOutput<'getTwoStepStatus'>
  onAdd: (method: Method) => void
  onCodes: (recoveryCodes: string[]) => void
  onChanged: () => void
  onDone: () => void
}

/** What a verified person can do about the second factors; the server wants each of it confirmed. */
export function Factors({ status, onAdd, onCodes, onChanged, onDone }: Props) {
  const t = useText()
  const format = useFormat()
  const renew = useAction('renewRecoveryCodes')
  const handleRenew = async () => {
    const result = await renew.run({})
    if (result.status === 'done') onCodes(result.data.recoveryCodes)
  }
  const isLast = status.enrolled.filter(({ kind }) => status.accepted.includes(kind)).length === 1
  return (
    <EntrancePage title={t('twoStep.onTitle')}>
      <Typography>{t('twoStep.verified')}</Typography>
      <NamedMethods status={status} />
      {status.deadline !== null && !hasAccepted(status) && (
        <Typography>{t('twoStep.whyBefore', { date: format.date(status.deadline) })}</Typography>
      )}
      <Typography color="textSecondary">{t('twoStep.codesLeft', { count: status.recoveryCodesLeft ?? 0 })}</Typography>
      {renew.status === 'failed' && <ProblemNotice problem={renew.problem} size="line" />}
      <Button variant="contained" size="large" onClick={onDone}>
        {t('twoStep.goOn')}
      </Button>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button loading={renew.status === 'pending'} onClick={handleRenew}>
          {t('twoStep.renew')}
        </Button>
        {status.forced && isLast && (
          <Typography variant="body2" color="textSecondary">
            {t('twoStep.forced')}
          </Typography>
        )}
      </Stack>
      <CodeFactors status={status} onAdd={onAdd} onRemoved={onChanged} />
      <Passkeys onChanged={onChanged} />
    </EntrancePage>
  )
}
