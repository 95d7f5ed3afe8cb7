import type { CallOutput } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Button, DialogActions, DialogContent, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useState } from 'react'

type Props = CallOutput<'getMembersWaitingForPassword'> & {
  onGive: (userIds: readonly string[]) => Promise<void>
  onClose: () => void
}

const kinds = ['without', 'unused'] as const

/** The choice between members without a password and members that have not used their initial one. */
export function ChooseWaiting({ onGive, onClose, ...waiting }: Props) {
  const t = useText()
  const lang = useLang()
  const [kind, setKind] = useState(kinds.find((one) => waiting[one].total > 0))
  const chosen = kind && waiting[kind]
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 4 }}>
        {kind === undefined ? (
          <Typography>{t('firstPasswords.none')}</Typography>
        ) : (
          <>
            <Typography>{t('firstPasswords.help')}</Typography>
            <RadioGroup
              aria-label={t('firstPasswords.whom')}
              value={kind}
              onChange={(_, value) => setKind(kinds.find((one) => one === value))}
            >
              {kinds.map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  disabled={waiting[one].total === 0}
                  control={<Radio />}
                  label={t(`firstPasswords.${one}`, { count: waiting[one].total })}
                />
              ))}
            </RadioGroup>
            <Typography
              component="section"
              aria-label={t('firstPasswords.names')}
              tabIndex={0}
              variant="body2"
              sx={{ maxHeight: 120, overflow: 'auto', overflowWrap: 'anywhere' }}
            >
              {new Intl.ListFormat(lang).format(waiting[kind].list.map(({ name }) => name))}
            </Typography>
            {kind === 'unused' && <Typography color="textSecondary">{t('firstPasswords.unusedHelp')}</Typography>}
          </>
        )}
        {chosen && chosen.total > chosen.list.length && (
          <Typography color="textSecondary">{t('firstPasswords.most', { count: chosen.list.length })}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t(chosen ? 'firstPasswords.cancel' : 'firstPasswords.close')}
        </Button>
        {chosen && (
          <Button variant="contained" onClick={() => void onGive(chosen.list.map(({ userId }) => userId))}>
            {t('firstPasswords.give', { count: chosen.list.length })}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
