import { Box, Typography } from '@mui/material'
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useKitText } from '../words/kit-text.ts'
import { TreeLine } from './TreeLine.tsx'
import { holding, rowsOf, wayTo, type TreeIndex, type TreeItem, type TreePlace, type TreeRow } from './tree.ts'
import { stepOf } from './tree-keys.ts'
import { useDrag } from './use-drag.ts'

type Props<Item> = {
  tree: TreeIndex<Item>
  /** Names the tree for screen readers. */
  label: string
  nameOf: (item: Item) => string
  /** What a line tells beside the name. */
  factsOf?: (item: Item) => ReactNode
  /** The one whose details stand beside the tree. */
  currentId: string | null
  onSelect: (id: string) => void
  /** A line was pressed, not only come to by a key. */
  onPress?: () => void
  /** Lets lines be dragged, no deeper than `mostLevels`. A screen that allows it also has a dialog for the same. */
  onMove?: (item: Item, place: TreePlace) => void
  mostLevels: number
  /** Only lines whose name holds this, and what they stand below. */
  search?: string
}

/** A tree that is small is open at first; of a large one the first two levels. */
const small = 100
/** So many are shown of what is found. */
const mostFound = 200

/** One stop of Tab, arrows within it, and what the keyboard is at is shown beside it. */
export function Tree<Item extends TreeItem>(props: Props<Item>) {
  const { tree, label, nameOf, currentId, onSelect, search = '' } = props
  const t = useKitText()
  const list = useRef<HTMLUListElement>(null)
  const drag = useDrag({ tree, most: props.mostLevels, onMove: props.onMove })
  const { isOpen, toggle } = useOpen(tree, currentId)
  const found = useMemo(
    () => (search === '' ? null : holding(tree, { text: search, most: mostFound, nameOf })),
    [tree, search, nameOf],
  )
  const rows = rowsOf(tree, found === null ? { isOpen } : { isOpen: () => true, shows: found.shows })
  const current = rows.find(({ item }) => item.id === currentId) ?? rows[0]

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || current === undefined) return
    const step = stepOf(event.key, { rows, current, nameOf })
    if (step === null) return
    event.preventDefault()
    if (step.do === 'toggle') return toggle(step.row)
    onSelect(step.to.item.id)
    const line = list.current?.children[rows.indexOf(step.to)]
    if (line instanceof HTMLElement) line.focus()
  }

  if (found !== null && rows.length === 0)
    return (
      <Typography color="textSecondary" sx={{ p: 3 }}>
        {t('tree.none')}
      </Typography>
    )
  return (
    <>
      <Box
        component="ul"
        role="tree"
        ref={list}
        aria-label={label}
        onKeyDown={handleKey}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {rows.map((row) => (
          <TreeLine
            key={row.item.id}
            row={row}
            name={nameOf(row.item)}
            facts={props.factsOf?.(row.item)}
            isStop={row === current}
            isCurrent={row.item.id === currentId}
            dropAt={drag.targetAt(row.item.id)}
            drag={drag.ofRow(row.item)}
            onSelect={() => {
              onSelect(row.item.id)
              props.onPress?.()
            }}
            onToggle={() => toggle(row)}
          />
        ))}
      </Box>
      {found !== null && found.found.length > mostFound && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
          {t('tree.more', { count: mostFound, total: found.found.length })}
        </Typography>
      )}
    </>
  )
}

/** Which lines are open: as they are at first, but for those that were opened or closed since. */
function useOpen<Item extends TreeItem>(tree: TreeIndex<Item>, currentId: string | null) {
  const levels = tree.items.length > small ? 1 : Infinity
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [seen, setSeen] = useState<string | null>(null)
  // What was chosen elsewhere is in sight.
  if (currentId !== seen) {
    setSeen(currentId)
    const above = wayTo(tree, currentId).slice(0, -1)
    setChanged(new Map([...changed, ...above.map(({ id }) => [id, true] as const)]))
  }
  return {
    isOpen: (id: string, level: number) => changed.get(id) ?? level <= levels,
    toggle: ({ item, isOpen }: TreeRow<Item>) => setChanged(new Map([...changed, [item.id, isOpen !== true]])),
  }
}
