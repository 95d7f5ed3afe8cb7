import { keepSession } from '@atrium/shared-utility'
import { pictureTypes, type Problem } from '@atrium/shared-utility/contract'
import { useAction, useSession, useText } from '@atrium/shared-utility/react'
import { PersonAvatar, ProblemNotice, useToast, visuallyHidden } from '@atrium/shared-utility/ui'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { squareOf } from './square-of.ts'

/** The picture of the person here; it holds as soon as a file is chosen. */
export function OwnPicture({ userId, name }: { userId: string; name: string }) {
  const t = useText()
  const toast = useToast()
  const session = useSession()
  const set = useAction('setOwnPicture')
  const remove = useAction('removeOwnPicture')
  const field = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const fieldId = useId()
  const picture = session.avatar ?? undefined

  async function handleChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file === undefined) return
    const square = await squareOf(file)
    // The same file can be chosen again.
    target.value = ''
    setProblem(undefined)
    setUnreadable(square === null)
    if (square === null) return
    const result = await set.run({ picture: square })
    if (result.status === 'failed') return setProblem(result.problem)
    keepSession({ ...session, avatar: result.data.picture })
    toast(t('picture.saved'))
  }

  async function handleRemove() {
    setUnreadable(false)
    const result = await remove.run({})
    if (result.status === 'failed') return setProblem(result.problem)
    setProblem(undefined)
    keepSession({ ...session, avatar: null })
    field.current?.focus()
    toast(t('picture.removed'))
  }

  return (
    <Box role="group" aria-label={t('picture.title')} sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
      <PersonAvatar id={userId} name={name} picture={picture} size={64} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* The browser's own field speaks the browser's language: it has the focus and the label, the button its looks. */}
          <Box sx={{ position: 'relative', '&:has(input:focus-visible) > button': focused }}>
            <input
              ref={field}
              id={fieldId}
              type="file"
              accept={pictureTypes.join()}
              aria-label={t(picture === undefined ? 'picture.choose' : 'picture.change')}
              aria-describedby={`${fieldId}-help`}
              onChange={handleChoose}
              style={visuallyHidden}
            />
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-hidden
              tabIndex={-1}
              loading={set.status === 'pending'}
              onClick={() => field.current?.click()}
            >
              {t(picture === undefined ? 'picture.choose' : 'picture.change')}
            </Button>
          </Box>
          {picture !== undefined && (
            <Button size="small" color="inherit" loading={remove.status === 'pending'} onClick={handleRemove}>
              {t('picture.remove')}
            </Button>
          )}
        </Box>
        <Typography id={`${fieldId}-help`} variant="body2" color="textSecondary">
          {t('picture.help')}
        </Typography>
        {isUnreadable && (
          <FormHelperText error role="alert">
            {t('picture.unreadable')}
          </FormHelperText>
        )}
        {problem !== undefined && <ProblemNotice size="line" problem={problem} />}
      </Box>
    </Box>
  )
}

const focused = { outline: '2px solid', outlineOffset: 2 }
