import type { WhiteListKind, WhiteListMissing } from '@atrium/shared-utility/contract'
import { useCall, useText, type Translate } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Button, List, ListItem, ListItemText, Typography } from '@mui/material'

type Props = {
  kind: WhiteListKind
  /** Left out where it is only to be read. */
  onAdd?: (value: string) => void
}

/** What would be refused where only what is listed passes, those first that the most enterprises use. */
export function MissingList({ kind, onAdd }: Props) {
  const t = useText()
  const missing = useCall('listWhiteListMissing', { kind })
  if (missing.status === 'failed') return <ProblemNotice problem={missing.problem} onRetry={missing.reload} />
  if (missing.status === 'loading') return <ListSkeleton rows={4} />
  const { total, list } = missing.data
  if (total === 0) return <Typography>{t(`missing.none.${kind}`)}</Typography>
  return (
    <div>
      <Typography>{t(`missing.some.${kind}`, { count: total })}</Typography>
      {/* Reached by the keyboard where it has more than fits. */}
      <List dense tabIndex={0} aria-label={t(`missing.title.${kind}`)} sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {list.map((one) => (
          <ListItem key={one.value} disableGutters sx={{ gap: 3, flexWrap: 'wrap' }}>
            <ListItemText
              sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
              primary={one.name === null ? one.value : `${one.name} (${one.value})`}
              secondary={whereText(t, one)}
            />
            {onAdd && (
              <Button
                size="small"
                aria-label={t('missing.addOf', { value: one.value })}
                onClick={() => onAdd(one.value)}
              >
                {t('missing.add')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {total > list.length && (
        <Typography variant="body2">{t('missing.more', { count: total - list.length })}</Typography>
      )}
    </div>
  )
}

function whereText(t: Translate, { places, enterprises, entName }: WhiteListMissing) {
  const where = places.map((place) => t(`whiteListPlace.${place}`)).join(t('missing.comma'))
  if (enterprises === 0) return where
  return t('missing.where', { where, name: entName ?? '', others: enterprises - 1 })
}
