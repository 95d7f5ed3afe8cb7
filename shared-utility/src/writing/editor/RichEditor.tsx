import { Box } from '@mui/material'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Node } from 'prosemirror-model'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clipboard } from './clipboard.ts'
import { keys } from './commands.ts'
import { schema } from './schema.ts'
import { Toolbar } from './Toolbar.tsx'

type Props = {
  /** The JSON of a text; empty for none. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  label: string
  lang: string
  control: { id: string; 'aria-describedby': string; 'data-field': string }
}

/** Writes a text with headings, lists, links and emphasis. */
export function RichEditor({ value, onChange, onBlur, label, lang, control }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [state, setState] = useState(() => stateOf(value))
  const attributes = { ...control, lang, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label }
  const changed = useEffectEvent(onChange)
  const left = useEffectEvent(() => onBlur())
  const open = useEffectEvent((place: HTMLElement) => {
    const made = new EditorView(place, {
      state,
      attributes,
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) changed(valueOf(next))
      },
      handleDOMEvents: { ...clipboard, blur: () => left() },
    })
    return made
  })

  useEffect(() => {
    if (host.current === null) return
    view.current = open(host.current)
    return () => view.current?.destroy()
  }, [])
  // Another person’s version was read, or what was typed was dropped.
  const replace = useEffectEvent(() => {
    if (view.current === null || valueOf(view.current.state) === value) return
    const next = stateOf(value)
    view.current.updateState(next)
    setState(next)
  })
  useEffect(() => replace(), [value])

  function handleRun(command: Command) {
    if (view.current === null) return
    command(view.current.state, view.current.dispatch)
    view.current.focus()
  }
  return (
    <Box sx={frame}>
      <Toolbar label={label} state={state} onRun={handleRun} />
      <div ref={host} />
    </Box>
  )
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  '&:focus-within': { borderColor: 'primary.main' },
  '& .ProseMirror': {
    p: 3,
    minHeight: 140,
    maxHeight: 320,
    overflowY: 'auto',
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    typography: 'body2',
    '& p, & h2, & h3, & ul, & ol': { m: 0, mb: 1 },
    '& h2': { typography: 'subtitle1', fontWeight: 500 },
    '& h3': { typography: 'subtitle2', fontWeight: 500 },
    '& ul, & ol': { pl: 6 },
  },
} as const

function stateOf(value: string) {
  const doc = value === '' ? undefined : Node.fromJSON(schema, JSON.parse(value))
  return EditorState.create({ schema, ...(doc && { doc }), plugins: [history(), keymap(keys)] })
}

/** A text without letters is empty, however many empty lines it has. */
function valueOf({ doc }: EditorState) {
  return doc.textContent.trim() === '' ? '' : JSON.stringify(doc.toJSON())
}
