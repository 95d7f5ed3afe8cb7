import type { CallOutput } from '@atrium/shared-utility/contract'
import { usePolicyText } from '@atrium/shared-utility/security'
import { FormColumns, FormSwitch, useFormValues } from '@atrium/shared-utility/ui'
import { Alert, Box, Typography } from '@mui/material'

type Policy = CallOutput<'getTwoStepPolicy'>
type Props = { policy: Pick<Policy, 'offered' | 'ownMethods'> }

/** Which methods people pass by; says so to an administrator who has set up none of them. */
export function MethodFields({ policy: { offered, ownMethods } }: Props) {
  const t = usePolicyText()
  const values = useFormValues()
  const chosen = offered.filter((method) => values[`methods.${method}`] === true)
  const isWithout = chosen.length > 0 && !chosen.some((method) => ownMethods.includes(method))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 2 }}>
        {t('policy.methods')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('policy.methodsHelp')}
      </Typography>
      <FormColumns>
        {offered.map((method) => (
          <FormSwitch key={method} name={`methods.${method}`} label={t(`policy.method.${method}`)} />
        ))}
      </FormColumns>
      <output>{isWithout && <Alert severity="warning">{t('policy.methodsOwn')}</Alert>}</output>
    </Box>
  )
}
