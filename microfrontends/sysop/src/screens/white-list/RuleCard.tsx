import type { WhiteListRule } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Icon, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'

type Props = { rule: WhiteListRule; onAct: (dialog: 'add' | 'missing' | 'close' | 'open') => void }

/** One kind: what it is about, whether only what is listed passes, and what can be done about it. */
export function RuleCard({ rule: { kind, onlyListed, entries, changedAt, changedBy }, onAct }: Props) {
  const t = useText()
  const format = useFormat()
  const word = t(`whiteListKind.${kind}`)
  return (
    <Section title={word} note={t(`rule.about.${kind}`)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <StatusChip
          tone={onlyListed ? 'success' : 'neutral'}
          label={t(onlyListed ? 'rule.onlyListed' : 'rule.everything')}
        />
        <Typography variant="body2">{t('rule.entries', { count: entries })}</Typography>
      </Box>
      {changedAt !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('rule.changed', { at: format.dateTime(changedAt), by: changedBy ?? '' })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="add" size={16} />}
          aria-label={t(`rule.add.${kind}`)}
          onClick={() => onAct('add')}
        >
          {t('rule.add')}
        </Button>
        <Button aria-label={t('rule.missingOf', { kind: word })} onClick={() => onAct('missing')}>
          {t('rule.missing')}
        </Button>
        <Button
          aria-label={t(onlyListed ? 'rule.openOf' : 'rule.closeOf', { kind: word })}
          onClick={() => onAct(onlyListed ? 'open' : 'close')}
        >
          {t(onlyListed ? 'rule.open' : 'rule.close')}
        </Button>
      </Box>
    </Section>
  )
}
