/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the focus stays in the text, which a select would take; a datalist shows no faces */
import { visuallyHidden } from '../display/visually-hidden.ts'
import { PersonAvatar } from '../people/PersonAvatar.tsx'
import { useKitText } from '../words/kit-text.ts'
import type { RefObject } from 'react'
import { Box, ListItemButton, Paper, Popper, Typography } from '@mui/material'

type Option = { value: string; label: string }
type Props = {
  id: string
  /** The field at which it stands. */
  anchor: RefObject<HTMLElement | null>
  /** True for a field at the end of a page. */
  isAbove: boolean
  status: 'loading' | 'failed' | 'done'
  options: readonly Option[]
  active: string | undefined
  onChoose: (option: Option) => void
}

/** The people who may be mentioned. The focus stays in the field. */
export function MentionList({ id, anchor, isAbove, status, options, active, onChoose }: Props) {
  const t = useKitText()
  const word = status === 'done' ? t('mention.found', { count: options.length }) : t(`mention.${status}`)
  return (
    <Popper
      open
      anchorEl={() => anchor.current ?? document.body}
      placement={isAbove ? 'top-start' : 'bottom-start'}
      sx={{ zIndex: 'modal' }}
    >
      <Paper variant="outlined" sx={{ my: 2, width: 260, maxWidth: '90vw' }}>
        <Box component="output" sx={options.length > 0 ? visuallyHidden : undefined}>
          <Typography variant="body2" color="textSecondary" sx={{ p: 3 }}>
            {word}
          </Typography>
        </Box>
        <Box
          component="ul"
          role="listbox"
          id={id}
          aria-label={t('mention.people')}
          hidden={options.length === 0}
          sx={{ m: 0, px: 0, py: 1, maxHeight: 280, overflowY: 'auto' }}
        >
          {options.map((option) => (
            <ListItemButton
              key={option.value}
              id={`${id}-${option.value}`}
              component="li"
              role="option"
              aria-selected={option.value === active}
              selected={option.value === active}
              tabIndex={-1}
              sx={{ gap: 2 }}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <PersonAvatar id={option.value} name={option.label} size={24} />
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {option.label}
              </Box>
            </ListItemButton>
          ))}
        </Box>
      </Paper>
    </Popper>
  )
}
