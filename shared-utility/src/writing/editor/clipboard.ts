import { unseen } from '../../contract/index.ts'
import { Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { schema } from './schema.ts'

/** What one of our editors puts there for another one. */
const ownType = 'application/x-atrium-text'
const hidden = new RegExp(String.raw`(?![\n\r\u200c\u200d])[${unseen}]`, 'gu')

/**
 * Copies the tree beside the plain text, and pastes the tree, or else the text. What other programs put there as HTML is
 * left alone: to read it would be to parse it, which our pages do not allow.
 */
export const clipboard = {
  copy: (view: EditorView, event: ClipboardEvent) => copyFrom(view, event),
  cut(view: EditorView, event: ClipboardEvent) {
    if (copyFrom(view, event)) view.dispatch(view.state.tr.deleteSelection().scrollIntoView())
    return true
  },
  paste(view: EditorView, event: ClipboardEvent) {
    if (event.clipboardData !== null) insert(view, event.clipboardData, event)
    event.preventDefault()
    return true
  },
  drop(view: EditorView, event: DragEvent) {
    // What is dragged from the editor itself is known already.
    if (view.dragging !== null || event.dataTransfer === null) return false
    insert(view, event.dataTransfer)
    event.preventDefault()
    return true
  },
}

function copyFrom(view: EditorView, event: ClipboardEvent) {
  const { selection, doc } = view.state
  if (selection.empty || event.clipboardData === null) return false
  event.clipboardData.setData(ownType, JSON.stringify(selection.content().toJSON()))
  event.clipboardData.setData('text/plain', doc.textBetween(selection.from, selection.to, '\n', '\n'))
  event.preventDefault()
  return true
}

function insert(view: EditorView, data: DataTransfer, event?: ClipboardEvent) {
  const own = ownSlice(data.getData(ownType))
  if (own === null) view.pasteText(data.getData('text/plain').replaceAll('\t', ' ').replaceAll(hidden, ''), event)
  else view.dispatch(view.state.tr.replaceSelection(own).scrollIntoView())
}

/** Null for what is none, or not of our making. */
function ownSlice(text: string) {
  if (text === '') return null
  try {
    const slice = Slice.fromJSON(schema, JSON.parse(text))
    slice.content.forEach((node) => node.check())
    return slice
  } catch {
    return null
  }
}
