import type { OwnEnterprise } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'

/** A person who had left says here that they come back: the enterprise lets them, and does nothing more. */
export function ReturnButton({ enterprise, onReturned }: { enterprise: OwnEnterprise; onReturned: () => void }) {
  const t = useText()
  const toast = useToast()
  const comeBack = useAction('returnToEnterprise')
  const [onceKey] = useState(randomId)
  const { entId, name } = enterprise
  const handleReturn = async () => {
    const result = await comeBack.run({ entId, onceKey })
    if (result.status !== 'done') return
    toast(t('enterprises.returned', { name }))
    onReturned()
  }
  return (
    <>
      {comeBack.status === 'failed' && <ProblemNotice problem={comeBack.problem} size="line" />}
      <Button
        size="small"
        variant="outlined"
        loading={comeBack.status === 'pending'}
        aria-label={t('enterprises.returnTo', { name })}
        onClick={() => void handleReturn()}
      >
        {t('enterprises.return')}
      </Button>
    </>
  )
}
