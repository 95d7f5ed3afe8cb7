import { Box, Paper, Stack, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { Icon, PersonAvatar, StatusChip, type StatusTone } from '@atrium/shared-utility/ui'
import { pictureBoard } from './picture-board.ts'

/** An application as people see it, drawn of the parts that it is really made of. Nothing in it can be used. */
export function ProductPicture() {
  const t = useText()
  return (
    <Paper aria-hidden inert elevation={8} sx={{ overflow: 'hidden', borderRadius: 3, userSelect: 'none' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 3, p: 4, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', p: 1.5, borderRadius: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          <Icon name="settings" size={20} />
        </Box>
        <Typography sx={{ flex: 1, fontWeight: 600 }} noWrap>
          {t('landing.picture.app')}
        </Typography>
        <Box sx={{ px: 3, py: 1, borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          <Typography variant="body2" noWrap>
            {t('landing.picture.new')}
          </Typography>
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 5, px: 4, borderBottom: 1, borderColor: 'divider' }}>
        <Tab label={t('landing.picture.list')} />
        <Tab label={t('landing.picture.board')} isOpen />
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3, p: 4, minHeight: 220 }}>
        {pictureBoard.map(({ state, tone, cards }) => (
          <Column key={state} tone={tone} label={t(`landing.picture.${state}`)}>
            {cards.map((card) => (
              <Card key={card} id={card} title={t(`landing.picture.${card}`)} />
            ))}
          </Column>
        ))}
      </Box>
    </Paper>
  )
}

function Tab({ label, isOpen = false }: { label: string; isOpen?: boolean }) {
  return (
    <Box sx={{ py: 2, borderBottom: 2, borderColor: isOpen ? 'primary.main' : 'transparent' }}>
      <Typography variant="body2" noWrap color={isOpen ? 'primary' : 'textSecondary'}>
        {label}
      </Typography>
    </Box>
  )
}

function Column({ tone, label, children }: { tone: StatusTone; label: string; children: React.ReactNode }) {
  return (
    <Stack sx={{ gap: 2, p: 2, borderRadius: 2, bgcolor: 'action.hover' }}>
      <Typography variant="body2" component="div">
        <StatusChip tone={tone} label={label} />
      </Typography>
      {children}
    </Stack>
  )
}

function Card({ id, title }: { id: string; title: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <PersonAvatar id={id} name="" size={24} />
    </Paper>
  )
}
