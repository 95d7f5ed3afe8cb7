import type { OwnOverride } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, StatusChip, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { ListedItem } from '../item/ListedItem.tsx'

type Props = { one: OwnOverride; onEnded: () => void }

/** One that this person has, and its end. */
export function OwnItem({ one, onEnded }: Props) {
  const t = useText()
  const format = useFormat()
  const toast = useToast()
  const end = useAction('endOwnOverride')
  const { id, kind, name, version, port, madeBy, expiresAt, isHere } = one
  const title = version === null ? name : `${name} ${version}`
  const lines = [
    t(`override.kind.${kind}`, { port: String(port) }),
    t('override.by', { madeBy: madeBy ?? '—', date: format.dateTime(expiresAt) }),
  ]
  const handleEnd = async () => {
    const result = await end.run({ id })
    if (result.status === 'failed') return
    toast(t('override.ended', { name: title }))
    onEnded()
  }
  return (
    <>
      <ListedItem name={title} lines={lines}>
        <StatusChip tone={isHere ? 'success' : 'neutral'} label={t(isHere ? 'override.here' : 'override.elsewhere')} />
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={end.status === 'pending'}
          aria-label={t('override.endOf', { name: title })}
          onClick={() => void handleEnd()}
        >
          {t('override.end')}
        </Button>
      </ListedItem>
      {end.status === 'failed' && <ProblemNotice problem={end.problem} size="line" />}
    </>
  )
}
