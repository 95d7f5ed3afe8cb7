import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { Awaited, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { FormControlLabel, Switch } from '@mui/material'

/** Whether colleagues see the telephone in the directory; hidden at first. */
export function PhoneShown() {
  const t = useText()
  const toast = useToast()
  const visibility = useCall('getOwnVisibility', {})
  const { run, ...update } = useAction('updateOwnVisibility')
  if (visibility.status === 'loading') return <Awaited />
  if (visibility.status === 'failed')
    return <ProblemNotice size="line" problem={visibility.problem} onRetry={visibility.reload} />

  async function handleChange(isPhoneShown: boolean) {
    const result = await run({ isPhoneShown })
    if (result.status === 'failed') return
    toast(t(isPhoneShown ? 'phone.shown' : 'phone.hidden'))
    if (visibility.status === 'done') visibility.reload()
  }

  return (
    <>
      <FormControlLabel
        label={t('phone.show')}
        control={
          <Switch
            checked={visibility.data.isPhoneShown}
            disabled={update.status === 'pending'}
            onChange={(_, isShown) => handleChange(isShown)}
          />
        }
      />
      {update.status === 'failed' && <ProblemNotice size="line" problem={update.problem} />}
    </>
  )
}
