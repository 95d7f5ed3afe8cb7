import { Button, Stack, Typography } from '@mui/material'
import { useAction, useText } from '@atrium/shared-utility/react'
import { useState } from 'react'
import { formState } from '../phone/form-state.ts'
import { PhoneForm } from '../phone/PhoneForm.tsx'
import { OtherWays } from './OtherWays.tsx'

type Props = {
  /** The account's own telephone; null when it has none. */
  phoneMask: string | null
  onEnrolled: (recoveryCodes: string[]) => void
}

/** A code by SMS shows that the telephone is at hand; it is the account's from then on. */
export function EnrolPhone({ phoneMask, onEnrolled }: Props) {
  const t = useText()
  const add = useAction('addSmsFactor')
  const [isAnother, setIsAnother] = useState(phoneMask === null)
  return (
    <Stack spacing={2} component="section" aria-labelledby="two-step-phone" sx={{ alignItems: 'stretch' }}>
      <Typography id="two-step-phone" component="h2" variant="subtitle1">
        {t('twoStep.phone')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {isAnother ? t('twoStep.phoneHelp') : t('twoStep.phoneOwn', { phone: phoneMask ?? '' })}
      </Typography>
      <PhoneForm
        key={String(isAnother)}
        purpose="phone"
        asksPhone={isAnother}
        state={formState(add)}
        submitLabel={t('twoStep.enable')}
        onSubmit={async (typed) => {
          const result = await add.run(typed)
          if (result.status === 'done') onEnrolled(result.data.recoveryCodes)
          return result
        }}
      />
      {!isAnother && (
        <OtherWays>
          <Button size="small" onClick={() => setIsAnother(true)}>
            {t('twoStep.phoneOther')}
          </Button>
        </OtherWays>
      )}
    </Stack>
  )
}
