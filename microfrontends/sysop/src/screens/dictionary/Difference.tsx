import type { CallInput, TextChange } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

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

function Changed({ change: { id, lang, before, after, shipped } }: { change: TextChange }) {
  const t = useText()
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        <code>{id}</code> · {t(`language.${lang}`)}
      </Typography>
      <Wording own={before} shipped={shipped}>
        {(text) => (
          <Typography component="del" lang={lang} color="textSecondary">
            {text}
          </Typography>
        )}
      </Wording>
      <Wording own={after} shipped={shipped}>
        {(text) => (
          <Typography component="ins" lang={lang} sx={{ textDecoration: 'none' }}>
            {text}
          </Typography>
        )}
      </Wording>
    </Box>
  )
}

type WordingProps = { own: string | null; shipped: string | null; children: (text: string) => ReactNode }

/** What was or is said; of what is shipped it says so besides, and where that is gone nothing else. */
function Wording({ own, shipped, children }: WordingProps) {
  const t = useText()
  const text = own ?? shipped
  return (
    <div>
      {text !== null && children(text)}
      {own === null && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
          {t('text.asShipped')}
        </Typography>
      )}
    </div>
  )
}
