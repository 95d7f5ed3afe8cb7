import { Button } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'

type Props = { label: string; secondsLeft: number; isPending: boolean }

/** The button of a code; after too many wrong ones it says how long to wait. */
export function SubmitCode({ label, secondsLeft, isPending }: Props) {
  const t = useText()
  const isLocked = secondsLeft > 0
  return (
    <Button type="submit" variant="contained" size="large" loading={isPending} disabled={isLocked}>
      {isLocked ? t('code.wait', { seconds: secondsLeft }) : label}
    </Button>
  )
}
