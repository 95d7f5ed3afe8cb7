import { deepestList } from '../../contract/index.ts'
import { baseKeymap, chainCommands, lift, setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** No deeper than a text may be; Tab is left to a person who moves on to the next field. */
const sink: Command = (state, dispatch) =>
  listDepth(state) >= deepestList || sinkListItem(nodes.list_item)(state, dispatch)

export const keys: Record<string, Command> = {
  ...baseKeymap,
  Enter: chainCommands(splitListItem(nodes.list_item), baseKeymap.Enter ?? (() => false)),
  'Shift-Enter': breakLine,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-]': sink,
  'Mod-[': liftListItem(nodes.list_item),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
}

type Tool = { key: string; sign: string; isOn: (state: EditorState) => boolean; run: Command }

/** What the bar above the text offers, in its order. */
export const tools: readonly Tool[] = [
  { key: 'strong', sign: 'B', isOn: (state) => hasMark(state, marks.strong), run: toggleMark(marks.strong) },
  { key: 'em', sign: 'I', isOn: (state) => hasMark(state, marks.em), run: toggleMark(marks.em) },
  heading('heading1', 'H1', 1),
  heading('heading2', 'H2', 2),
  list('bullets', '•', nodes.bullet_list),
  list('numbers', '1.', nodes.ordered_list),
]

function heading(key: string, sign: string, level: 1 | 2): Tool {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs.level === level
  const run: Command = (state, dispatch) =>
    (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch)
  return { key, sign, isOn, run }
}

function list(key: string, sign: string, type: NodeType): Tool {
  const isOn = (state: EditorState) => listOf(state) === type
  const run: Command = (state, dispatch) => {
    if (listOf(state) === undefined) return wrapInList(type)(state, dispatch)
    return isOn(state) ? chainCommands(liftListItem(nodes.list_item), lift)(state, dispatch) : swap(state, dispatch)
  }
  // A list of the other kind becomes one of this kind.
  const swap: Command = ({ selection: { $from }, tr }, dispatch) => {
    dispatch?.(tr.setNodeMarkup($from.before($from.depth - 2), type))
    return true
  }
  return { key, sign, isOn, run }
}

function listOf({ selection: { $from } }: EditorState): NodeType | undefined {
  return $from.depth >= 3 && $from.node(-1).type === nodes.list_item ? $from.node(-2).type : undefined
}

function listDepth({ selection: { $from } }: EditorState) {
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth).type).filter(
    (type) => type === nodes.list_item,
  ).length
}

export function hasMark({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState, type: MarkType) {
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

/** Links what is selected; where nothing is, the address itself is written. Null takes the link away. */
export function linkTo(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    if (href === null) dispatch?.(state.tr.removeMark(from, to, marks.link))
    else if (empty) dispatch?.(state.tr.replaceSelectionWith(schema.text(href, [marks.link.create({ href })]), false))
    else dispatch?.(state.tr.addMark(from, to, marks.link.create({ href })))
    return true
  }
}
