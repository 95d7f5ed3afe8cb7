import { Box, Paper, Typography } from '@mui/material'
import { Icon, type IconName } from '@atrium/shared-utility/ui'

type Props = { icon: IconName; title: string; text: string }

export function Feature({ icon, title, text }: Props) {
  return (
    <Paper variant="outlined" sx={{ p: 5 }}>
      <Box sx={{ color: 'primary.main', mb: 2 }}>
        <Icon name={icon} size={24} />
      </Box>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
    </Paper>
  )
}
