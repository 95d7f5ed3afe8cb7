import { Button, Stack, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { useState } from 'react'
import { NamePasskey } from './NamePasskey.tsx'
import { useAddPasskey } from './use-passkey.ts'

type Props = { onEnrolled: (recoveryCodes: string[]) => void }

/** A passkey that needs no app beside it. */
export function EnrolPasskey({ onEnrolled }: Props) {
  const t = useText()
  const add = useAddPasskey()
  const [isNaming, setIsNaming] = useState(false)
  return (
    <Stack spacing={2} component="section" aria-labelledby="two-step-passkey">
      <Typography id="two-step-passkey" component="h2" variant="subtitle1">
        {t('passkey.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('passkey.what')}
      </Typography>
      <Button variant="contained" size="large" onClick={() => setIsNaming(true)}>
        {t('passkey.add')}
      </Button>
      {isNaming && (
        <NamePasskey
          title={t('passkey.add')}
          initial=""
          onName={add}
          onDone={({ recoveryCodes }) => onEnrolled(recoveryCodes)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Stack>
  )
}
