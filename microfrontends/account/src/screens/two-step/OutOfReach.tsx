import { useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { LimitedNotice } from '../limited/LimitedNotice.tsx'

type Props = {
  entName: string
  /** Null where nothing opens before a factor is given, and there is none. */
  onGoOn: (() => void) | null
}

/** Instead of setting up factors, for a session that one enterprise vouched for. */
export function OutOfReach({ entName, onGoOn }: Props) {
  const t = useText()
  return (
    <EntrancePage title={t('twoStep.title')}>
      <LimitedNotice name={entName} />
      {onGoOn !== null && (
        <Button color="inherit" sx={{ alignSelf: 'flex-start' }} onClick={onGoOn}>
          {t('limited.goOn')}
        </Button>
      )}
    </EntrancePage>
  )
}
