import { useKitText } from '../words/kit-text.ts'
import { Button, OutlinedInput } from '@mui/material'
import { useId } from 'react'
import { MentionList } from './MentionList.tsx'
import { type Mentioning, useMention } from './use-mention.ts'

type Props = Mentioning & {
  label: string
  /** The id of what is wrong with the text. */
  errorId: string | undefined
  placeholder: string
  id?: string
  minRows?: number
  maxRows?: number
  /** More cannot be typed. */
  maxLength?: number
}

/** Text in which `@` offers people. */
export function MentionField(props: Props) {
  const { label, errorId, placeholder, id, minRows = 1, maxRows, maxLength, ...mentioning } = props
  const t = useKitText()
  const listId = useId()
  const mention = useMention(mentioning)
  const { draft, onChange } = mentioning
  return (
    <>
      <OutlinedInput
        {...(id !== undefined && { id })}
        multiline
        {...(minRows === 1 && { sx: { px: 3, py: 1.5 } })}
        fullWidth
        minRows={minRows}
        {...(maxRows !== undefined && { maxRows })}
        value={draft.text}
        placeholder={placeholder}
        error={errorId !== undefined}
        inputRef={mention.field}
        onChange={({ target }) => {
          onChange({ ...draft, text: target.value })
          mention.look(target.value, target.selectionStart)
        }}
        onKeyDown={mention.handleKey}
        onBlur={mention.close}
        endAdornment={
          <Button
            size="small"
            color="inherit"
            aria-label={t('mention.insert')}
            sx={{ minWidth: 32, alignSelf: 'flex-end' }}
            // The field keeps the focus, and its caret the place.
            onMouseDown={(event) => event.preventDefault()}
            onClick={mention.handleMention}
          >
            @
          </Button>
        }
        slotProps={{
          input: {
            'aria-label': label,
            'aria-describedby': errorId,
            'aria-invalid': errorId !== undefined,
            'aria-autocomplete': 'list',
            'aria-controls': mention.isOpen ? listId : undefined,
            'aria-activedescendant': mention.chosen && `${listId}-${mention.chosen.value}`,
            maxLength,
            ...(mentioning.isEnterSending && { enterKeyHint: 'send' }),
          },
        }}
      />
      {mention.isOpen && (
        <MentionList
          id={listId}
          anchor={mention.field}
          isAbove={mentioning.isEnterSending === true}
          status={mention.status}
          options={mention.options}
          active={mention.chosen?.value}
          onChoose={mention.choose}
        />
      )}
    </>
  )
}
