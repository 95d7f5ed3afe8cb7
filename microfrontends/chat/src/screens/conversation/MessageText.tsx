import { partsOf } from '@atrium/shared-utility/model'
import { useSession, useText } from '@atrium/shared-utility/react'
import { LinkedText } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'

type Props = {
  text: string
  /** The names of those whom it mentions, by id. */
  people: Readonly<Record<string, string>>
}

/** What was written, with its links, and those whom it mentions by name; the reader stands out. */
export function MessageText({ text, people }: Props) {
  const t = useText()
  const { userId } = useSession()
  return partsOf(text).map((part, index) =>
    'text' in part ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text that never change their places
      <LinkedText key={index} text={part.text} />
    ) : (
      <Box
        // oxlint-disable-next-line react/no-array-index-key -- the same
        key={index}
        component={part.userId === userId ? 'mark' : 'span'}
        sx={{
          color: 'primary.main',
          fontWeight: part.userId === userId ? 600 : 500,
          bgcolor: part.userId === userId ? 'action.selected' : 'transparent',
          borderRadius: 1,
        }}
      >
        {`@${people[part.userId] ?? t('mention.unknown')}`}
      </Box>
    ),
  )
}
