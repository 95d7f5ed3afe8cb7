import { keepSession } from '@atrium/shared-utility'
import { pictureTypes, type Problem } from '@atrium/shared-utility/contract'
import { useAction, useSession, useText } from '@atrium/shared-utility/react'
import { PersonAvatar, ProblemNotice, useToast, visuallyHidden } from '@atrium/shared-utility/ui'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useId, useRef, useState, type ChangeEvent, type RefObject } from 'react'
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
  const helpId = useId()
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
    <Box component="fieldset" aria-label={t('picture.title')} sx={around}>
      <PersonAvatar id={userId} name={name} picture={picture} size={64} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ChooseFile
            label={t(picture === undefined ? 'picture.choose' : 'picture.change')}
            helpId={helpId}
            isPending={set.status === 'pending'}
            field={field}
            onChoose={handleChoose}
          />
          {picture !== undefined && (
            <Button size="small" color="inherit" loading={remove.status === 'pending'} onClick={handleRemove}>
              {t('picture.remove')}
            </Button>
          )}
        </Box>
        <Typography id={helpId} variant="body2" color="textSecondary">
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

const around = { m: 0, p: 0, border: 0, minWidth: 0, display: 'flex', gap: 4, alignItems: 'center' }

type ChooseProps = {
  label: string
  helpId: string
  isPending: boolean
  field: RefObject<HTMLInputElement | null>
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The browser's own field speaks the browser's language: it has the focus and the label, the button its looks. */
function ChooseFile({ label, helpId, isPending, field, onChoose }: ChooseProps) {
  return (
    <Box sx={{ position: 'relative', '&:has(input:focus-visible) > button': focused }}>
      <input
        ref={field}
        type="file"
        accept={pictureTypes.join()}
        aria-label={label}
        aria-describedby={helpId}
        onChange={onChoose}
        style={visuallyHidden}
      />
      <Button
        size="small"
        variant="outlined"
        aria-hidden
        tabIndex={-1}
        loading={isPending}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
    </Box>
  )
}

const focused = { outline: '2px solid', outlineOffset: 2 }
