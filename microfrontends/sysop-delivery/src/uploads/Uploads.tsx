import { TextProvider, useFormat, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { Upload, Uploads as Those } from './create-uploads.ts'
import { messages } from './messages.ts'

type Props = { uploads: Those; onChanged: (() => void) | undefined }

/** The files on their way, above the list; `onChanged` when one has come. */
export function Uploads(props: Props) {
  return (
    <TextProvider messages={messages}>
      <List {...props} />
    </TextProvider>
  )
}

function List({ uploads, onChanged }: Props) {
  const t = useText()
  const all = useSyncExternalStore(uploads.subscribe, uploads.all)
  const place = useRef<HTMLDivElement>(null)
  const over = all.filter(isOver)
  const done = over.length
  const changed = useEffectEvent(() => onChanged?.())
  useEffect(() => {
    if (done > 0) changed()
  }, [done])
  function handleClear() {
    uploads.dismiss(...over.map(({ key }) => key))
    // The button goes with them: a person who uses the keyboard goes on from here.
    place.current?.focus()
  }
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none', '&:empty': takesNoRoom }}>
      {all.length > 0 && (
        <Box component="ul" aria-label={t('uploads.title')} sx={{ m: 0, mb: 4, p: 0, listStyle: 'none' }}>
          {all.map((upload) => (
            <OneUpload key={upload.key} upload={upload} uploads={uploads} onChanged={onChanged} />
          ))}
        </Box>
      )}
      {over.length > 1 && (
        <Button size="small" variant="outlined" onClick={handleClear} sx={{ mb: 4 }}>
          {t('uploads.clear', { count: over.length })}
        </Button>
      )}
    </Box>
  )
}

/** The element takes no room: not even the gap of a grid around it. */
const takesNoRoom = { position: 'absolute' }

function isOver({ status }: Upload) {
  return status === 'done' || status === 'refused'
}

function OneUpload({ upload, uploads, onChanged }: Props & { upload: Upload }) {
  const t = useText()
  const format = useFormat()
  const { key, file, sentBytes, status, problem } = upload
  const { name } = file
  const part = file.size === 0 ? 0 : Math.min(1, sentBytes / file.size)
  const said = { percent: format.percent(part), size: format.bytes(file.size) }
  const handleCancel = async () => {
    await uploads.cancel(key)
    onChanged?.()
  }
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary" component="output">
        {t(`uploads.${status}`, said)}
      </Typography>
      {status === 'sending' && <LinearProgress aria-label={name} variant="determinate" value={part * 100} />}
      {problem && <ProblemNotice size="line" problem={problem} />}
      <Box sx={{ display: 'flex', gap: 2 }}>
        {status === 'failed' && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('uploads.retryOf', { name })}
            onClick={() => uploads.retry(key)}
          >
            {t('uploads.retry')}
          </Button>
        )}
        {isOver(upload) ? (
          <Button
            size="small"
            color="inherit"
            aria-label={t('uploads.dismissOf', { name })}
            onClick={() => uploads.dismiss(key)}
          >
            {t('uploads.dismiss')}
          </Button>
        ) : (
          <Button
            size="small"
            color="inherit"
            aria-label={t('uploads.cancelOf', { name })}
            onClick={() => void handleCancel()}
          >
            {t('cancel')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
