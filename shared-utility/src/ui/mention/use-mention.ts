import { isOfInputMethod } from '../../react/use-composed-text.ts'
import { type Find, type Option, useFound } from '../form/use-found.ts'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { askedAt, type MentionQuery, type Draft, withMention } from './mention.ts'

export type Mentioning = {
  draft: Draft
  onChange: (draft: Draft) => void
  onSubmit: () => void
  /** People who may be mentioned, by a part of their name. */
  find: Find
  /** True where Enter sends, and Shift and Enter begins another line; else Ctrl or Cmd with Enter sends. */
  isEnterSending?: boolean
}

/** Offers people while `@` and a name are typed. Arrows and Enter choose one, Escape puts the list away. */
export function useMention({ draft, onChange, onSubmit, find, isEnterSending = false }: Mentioning) {
  const field = useRef<HTMLTextAreaElement>(null)
  /** Where the caret goes once the text is drawn. */
  const caretAt = useRef<number | null>(null)
  const [asked, setAsked] = useState<MentionQuery | null>(null)
  const [active, setActive] = useState(0)
  const found = useFound({ text: asked?.name ?? '', isOpen: asked !== null, find })
  const options = asked !== null && found.status === 'done' ? found.options : []
  // What was found for less of the name is still shown, and no key chooses of it.
  const isCurrent = found.status === 'done' && found.text === asked?.name
  const chosen = isCurrent ? options[Math.min(active, options.length - 1)] : undefined

  useLayoutEffect(() => {
    if (caretAt.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(caretAt.current, caretAt.current)
    caretAt.current = null
  }, [draft.text])

  function look(text: string, caret: number | null) {
    setAsked(caret === null ? null : askedAt(text, caret))
    setActive(0)
  }

  function choose({ value: userId, label: name }: Option) {
    if (asked === null) return
    const { draft: next, caret } = withMention(draft, asked, { userId, name })
    onChange(next)
    setAsked(null)
    caretAt.current = caret
  }

  function handleMention() {
    const at = field.current?.selectionStart ?? draft.text.length
    const before = draft.text.slice(0, at).replace(/[\w.%+-]$/, '$& ')
    const text = `${before}@${draft.text.slice(at)}`
    onChange({ ...draft, text })
    look(text, before.length + 1)
    caretAt.current = before.length + 1
  }

  const handleKey = (event: KeyboardEvent) =>
    press(event, {
      isAsking: asked !== null,
      isSearching: asked !== null && !isCurrent && found.status !== 'failed',
      isEnterSending,
      options,
      chosen,
      submit: onSubmit,
      close: () => setAsked(null),
      mark: setActive,
      choose,
    })

  return {
    field,
    status: found.status,
    isOpen: asked !== null,
    options,
    chosen,
    choose,
    look,
    handleKey,
    handleMention,
    close: () => setAsked(null),
  }
}

type Keys = {
  /** A name is being typed. */
  isAsking: boolean
  /** The people of this name are still looked for. */
  isSearching: boolean
  isEnterSending: boolean
  options: readonly Option[]
  chosen: Option | undefined
  submit: () => void
  close: () => void
  mark: (index: number) => void
  choose: (option: Option) => void
}

function press(event: KeyboardEvent, keys: Keys) {
  const { isAsking, isSearching, isEnterSending, options, chosen, submit, close, mark, choose } = keys
  if (isOfInputMethod(event)) return
  const { key } = event
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return act(event, submit)
  const isChoosing = key === 'Tab' || (key === 'Enter' && !event.shiftKey)
  if (isSearching && isChoosing) return act(event, () => undefined)
  if (isAsking && key === 'Escape') return act(event, close)
  if (isAsking && chosen !== undefined) {
    const step = (by: number) => mark((options.indexOf(chosen) + by + options.length) % options.length)
    if (key === 'ArrowDown') act(event, () => step(1))
    else if (key === 'ArrowUp') act(event, () => step(-1))
    else if (isChoosing) act(event, () => choose(chosen))
  } else if (isEnterSending && key === 'Enter' && !event.shiftKey) act(event, submit)
}

/** The key does this, and nothing else. */
function act(event: KeyboardEvent, what: () => void) {
  event.preventDefault()
  event.stopPropagation()
  what()
}
