import type { CallInput, TextChange } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'

/** What is another text in one state of the dictionary than in another, as it was and as it is. */
export function Difference(between: CallInput<'compareTexts'>) {
  const t = useText()
  const difference = useCall('compareTexts', between)
  if (difference.status === 'failed') return <ProblemNotice problem={difference.problem} onRetry={difference.reload} />
  if (difference.status === 'loading') return <ListSkeleton rows={4} />
  const { total, list } = difference.data
  if (total === 0) return <Typography color="textSecondary">{t('texts.noDifference')}</Typography>
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('texts.differences', { count: total })}
        {total > list.length && ` ${t('texts.firstOnly', { count: list.length })}`}
      </Typography>
      <Box
        component="ul"
        aria-label={t('texts.difference')}
        sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}
      >
        {list.map((change) => (
          <Changed key={`${change.id} ${change.lang}`} change={change} />
        ))}
      </Box>
    </>
  )
}

function Changed({ change: { id, lang, before, after } }: { change: TextChange }) {
  const t = useText()
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        <code>{id}</code> · {t(`language.${lang}`)}
      </Typography>
      <Typography component="del" lang={lang} color="textSecondary" sx={{ display: 'block' }}>
        {before ?? t('text.asShipped')}
      </Typography>
      <Typography component="ins" lang={lang} sx={{ display: 'block', textDecoration: 'none' }}>
        {after ?? t('text.asShipped')}
      </Typography>
    </Box>
  )
}
