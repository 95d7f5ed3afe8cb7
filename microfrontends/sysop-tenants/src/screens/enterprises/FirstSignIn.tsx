import type { EnterpriseProgress } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { CopyText } from '@atrium/shared-utility/ui'
import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'

type Props = Pick<EnterpriseProgress, 'initialSecret' | 'adminLoginId'> & { address: string }

/** What the operator hands to the administrator: where to sign in, as whom, and the password of the first time. */
export function FirstSignIn({ address, adminLoginId, initialSecret }: Props) {
  const t = useText()
  const [isHidden, setIsHidden] = useState(false)
  return (
    <div>
      <CopyText label={t('firstSignIn.address')} text={address} />
      {adminLoginId !== null && <CopyText label={t('firstSignIn.loginId')} text={adminLoginId} />}
      {initialSecret === null ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('firstSignIn.used')}
        </Typography>
      ) : (
        !isHidden && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {t('firstSignIn.help')}
            <CopyText label={t('firstSignIn.password')} text={initialSecret} />
            <Button
              variant="outlined"
              size="small"
              sx={{ mt: 2, whiteSpace: 'normal', textAlign: 'start' }}
              onClick={() => setIsHidden(true)}
            >
              {t('firstSignIn.hide')}
            </Button>
          </Alert>
        )
      )}
    </div>
  )
}
