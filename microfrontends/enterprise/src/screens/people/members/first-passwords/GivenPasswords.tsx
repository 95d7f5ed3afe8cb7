import { loginPath, spaceOf, withSpace } from '@atrium/shared-utility/model'
import { useFormat, useText, useUnsavedGuard } from '@atrium/shared-utility/react'
import { ConfirmDialog, csvText, Icon, ProblemNotice, saveCsv } from '@atrium/shared-utility/ui'
import { Alert, Button, DialogActions, DialogContent, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import type { Passwords, Progress } from './use-giving.ts'

type Props = Progress & {
  isRunning: boolean
  give: (userIds: readonly string[], before: Passwords) => Promise<void>
  stop: () => void
  onClose: () => void
}

const columns = ['name', 'loginId', 'title', 'password', 'validUntil', 'address'] as const

/** How far it is, then the file. What is not saved is asked about before it goes. */
export function GivenPasswords({ given, left, problem, isRunning, give, stop, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const [saved, setSaved] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const { release } = useUnsavedGuard(given.length > saved)
  const [count, total] = [given.length, given.length + left.length]

  function handleSave() {
    const headings = columns.map((key) => t(`firstPasswords.file.${key}`))
    const { origin, pathname } = window.location
    const address = origin + withSpace(loginPath, spaceOf(pathname))
    const rows = given.map(({ name, loginId, title, initialSecret, validUntil }) => {
      const until = format.dateTime(validUntil)
      return [name, loginId, title, initialSecret, until, address]
    })
    saveCsv(t('firstPasswords.fileName', { day: format.date(new Date()) }), csvText([headings, ...rows]))
    setSaved(count)
  }
  function handleClose() {
    release()
    onClose()
  }
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 4 }}>
        {problem && <ProblemNotice size="line" problem={problem} onRetry={() => void give(left, given)} />}
        {isRunning && (
          <div>
            <LinearProgress
              variant="determinate"
              aria-label={t('firstPasswords.title')}
              value={(count / total) * 100}
            />
            <Typography variant="body2" sx={{ mt: 2 }}>
              {t('firstPasswords.progress', { count, total })}
            </Typography>
          </div>
        )}
        {!isRunning && count > 0 && (
          <Alert severity={saved === count ? 'success' : 'warning'}>
            {t(saved === count ? 'firstPasswords.saved' : 'firstPasswords.made', { count })}
          </Alert>
        )}
        {!isRunning && count === 0 && !problem && <Typography>{t('firstPasswords.noneMade')}</Typography>}
      </DialogContent>
      <DialogActions>
        {isRunning ? (
          <Button color="inherit" onClick={stop}>
            {t('firstPasswords.stop')}
          </Button>
        ) : (
          <Button color="inherit" onClick={() => (count > saved ? setIsAsking(true) : handleClose())}>
            {t('firstPasswords.close')}
          </Button>
        )}
        {!isRunning && count > 0 && (
          <Button variant="contained" startIcon={<Icon name="download" />} onClick={handleSave}>
            {t('firstPasswords.download')}
          </Button>
        )}
      </DialogActions>
      {isAsking && (
        <ConfirmDialog
          isDangerous
          title={t('firstPasswords.ask', { count: count - saved })}
          text={t('firstPasswords.askText')}
          confirmLabel={t('firstPasswords.drop')}
          onConfirm={async () => ({ status: 'done', data: null })}
          onDone={handleClose}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
