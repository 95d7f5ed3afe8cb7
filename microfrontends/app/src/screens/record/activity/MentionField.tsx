import { useText } from '@atrium/shared-utility/react'
import { Button, OutlinedInput } from '@mui/material'
import { useId } from 'react'
import { MentionList } from './MentionList.tsx'
import { type Mentioning, useMention } from './use-mention.ts'

type Props = Mentioning & {
  label: string
  /** The id of what is wrong with the text. */
  errorId: string | undefined
}

/** Text in which `@` offers people; Ctrl or Cmd with Enter sends it. */
export function MentionField({ label, errorId, ...mentioning }: Props) {
  const t = useText()
  const listId = useId()
  const mention = useMention(mentioning)
  const { draft, onChange } = mentioning
  return (
    <>
      <OutlinedInput
        multiline
        fullWidth
        minRows={2}
        value={draft.text}
        placeholder={t('comment.placeholder')}
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
            aria-label={t('comment.mention')}
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
            maxLength: 2000,
          },
        }}
      />
      {mention.isOpen && (
        <MentionList
          id={listId}
          anchor={mention.field}
          status={mention.status}
          options={mention.options}
          active={mention.chosen?.value}
          onChoose={mention.choose}
        />
      )}
    </>
  )
}
