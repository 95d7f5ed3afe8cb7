import type { WholeText } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { List, ListItem, ListItemText, Typography } from '@mui/material'
import { useId } from 'react'

/** The operators who published each wording of a text, the newest first. */
export function TextHistory({ history }: { history: WholeText['history'] }) {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  if (history.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('text.noHistory')}
      </Typography>
    )
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3">
        {t('text.history')}
      </Typography>
      <List dense disablePadding>
        {history.map((one) => (
          <ListItem key={`${one.revision} ${one.lang}`} disableGutters>
            <ListItemText
              sx={{ overflowWrap: 'anywhere' }}
              primary={<span lang={one.lang}>{one.after ?? t('text.asShipped')}</span>}
              secondary={[
                t('texts.revision', { revision: one.revision }),
                t(`language.${one.lang}`),
                one.by,
                format.exact(one.at),
              ].join(' · ')}
            />
          </ListItem>
        ))}
      </List>
    </section>
  )
}
