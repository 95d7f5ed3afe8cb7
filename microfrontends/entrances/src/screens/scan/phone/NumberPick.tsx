import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { useId } from 'react'

type Props = { numbers: number[]; chosen: number | null; isMissing: boolean; onChoose: (number: number) => void }

/** Three numbers, large enough for a thumb. */
export function NumberPick({ numbers, chosen, isMissing, onChoose }: Props) {
  const t = useText()
  const id = useId()
  return (
    <Box component="fieldset" aria-describedby={`${id}-help`} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 2, fontWeight: 500 }}>
        {t('phone.pick')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 3 }}>
        {numbers.map((number) => (
          <Button
            key={number}
            size="large"
            variant={number === chosen ? 'contained' : 'outlined'}
            aria-pressed={number === chosen}
            aria-label={t('phone.number', { number })}
            onClick={() => onChoose(number)}
            sx={{ minHeight: 64, fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}
          >
            {number}
          </Button>
        ))}
      </Box>
      <FormHelperText id={`${id}-help`} error={isMissing} role={isMissing ? 'alert' : undefined}>
        {isMissing ? t('phone.pickFirst') : ' '}
      </FormHelperText>
    </Box>
  )
}
