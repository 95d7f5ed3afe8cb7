import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Icon, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import type { SaasAction } from './SaasDialog.tsx'

type Props = { category: SaasCategory; onAction: (action: SaasAction) => void }

/** One category: what it is called, how many enterprises are of it, and who looks after it. */
export function CategoryCard({ category, onAction }: Props) {
  const t = useText()
  const lang = useLang()
  const { administrators, code, enterprises, enabled } = category
  const name = lang === 'zh-CN' ? category.name : category.nameEn
  return (
    <Section title={name} note={t('saas.facts', { code, count: enterprises })}>
      {!enabled && (
        <div>
          <StatusChip label={t('saas.off')} tone="neutral" />
        </div>
      )}
      {administrators.length === 0 ? (
        <Typography color="textSecondary">{t('saas.nobody')}</Typography>
      ) : (
        <List disablePadding aria-label={t('saas.administratorsOf', { name })}>
          {administrators.map((one) => (
            <ListItem key={one.userid} disableGutters sx={{ flexWrap: 'wrap', columnGap: 3 }}>
              <ListItemText
                sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
                primary={`${one.name} (${one.loginId})`}
              />
              <Button
                color="inherit"
                aria-label={t('saas.removeOf', { name: one.name })}
                onClick={() => onAction({ kind: 'remove', category, person: one })}
              >
                {t('saas.remove')}
              </Button>
            </ListItem>
          ))}
        </List>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="add" size={16} />}
          onClick={() => onAction({ kind: 'appoint', category })}
        >
          {t('saas.appoint')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="edit" size={16} />}
          onClick={() => onAction({ kind: 'edit', category })}
        >
          {t('saas.edit')}
        </Button>
        <Button
          color="inherit"
          startIcon={<Icon name="delete" size={16} />}
          onClick={() => onAction({ kind: 'delete', category })}
        >
          {t('saas.delete')}
        </Button>
      </Box>
    </Section>
  )
}
