import { Button } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { SignOutButton } from './SignOutButton.tsx'
import { useGoHome } from './use-go-on.ts'

type Props = { status: CallOutput<'getTwoStepStatus'> }

/** For a person who does not verify now: out, and where only another enterprise asks, back to the work in this one. */
export function VerifyLater({ status: { requiredElsewhere } }: Props) {
  const t = useText()
  const goHome = useGoHome()
  return (
    <>
      {requiredElsewhere && (
        <Button size="small" onClick={goHome}>
          {t('twoStep.notNow')}
        </Button>
      )}
      <SignOutButton />
    </>
  )
}
