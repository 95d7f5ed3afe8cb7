import { useText } from '../../react/index.ts'
import { Box, ToggleButton } from '@mui/material'
import type { Command, EditorState } from 'prosemirror-state'
import { useState } from 'react'
import { hasMark, linkTo, tools } from './commands.ts'
import { LinkField } from './LinkField.tsx'
import { schema } from './schema.ts'

type Props = { label: string; state: EditorState; onRun: (command: Command) => void }

/** What can be done with the selected text; each button says whether it holds there. */
export function Toolbar({ label, state, onRun }: Props) {
  const t = useText()
  const [isLinking, setIsLinking] = useState(false)
  const handleLink = (href: string | null) => {
    setIsLinking(false)
    onRun(linkTo(href))
  }
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', p: 1 }}>
      <Box
        role="toolbar"
        aria-label={t('editor.tools', { name: label })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {tools.map(({ key, sign, isOn, run }) => (
          <ToggleButton
            key={key}
            value={key}
            size="small"
            sx={button}
            selected={isOn(state)}
            // What is seen is part of what it is called, for a person who says it aloud.
            aria-label={`${t(`editor.${key}`)} ${sign}`}
            title={t(`editor.${key}`)}
            onClick={() => onRun(run)}
          >
            {sign}
          </ToggleButton>
        ))}
        <ToggleButton
          value="link"
          size="small"
          sx={button}
          selected={hasMark(state, schema.marks.link)}
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        >
          {t('editor.link')}
        </ToggleButton>
      </Box>
      {isLinking && <LinkField onLink={handleLink} onClose={() => setIsLinking(false)} />}
    </Box>
  )
}

const button = { minWidth: 32, height: 32, px: 2, border: 0, textTransform: 'none' } as const
