import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Box } from '@mui/material'
import { useRef, useState, type KeyboardEvent } from 'react'
import { CategoryLine } from './CategoryLine.tsx'
import { rowsOf, type TreePlace, type TreeRow } from './tree.ts'
import { stepOf } from './tree-keys.ts'
import { useCategoryName } from './use-category-name.ts'
import { useDrag } from './use-drag.ts'

type Props = {
  categories: readonly SaasCategory[]
  /** The one whose details stand beside the tree. */
  currentId: string
  onSelect: (id: string) => void
  /** A line was pressed, not only come to by a key. */
  onPress: () => void
  onMove: (category: SaasCategory, place: TreePlace) => void
}

/** The categories as a tree: one stop of Tab, arrows within it, and what the keyboard is at is shown beside it. */
export function CategoryTree({ categories, currentId, onSelect, onPress, onMove }: Props) {
  const t = useText()
  const called = useCategoryName()
  const tree = useRef<HTMLUListElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const drag = useDrag(categories, onMove)
  const rows = rowsOf(categories, closed)
  const current = rows.find(({ category }) => category.id === currentId) ?? rows[0]
  const nameOf = ({ category }: TreeRow) => called(category)

  function toggle({ category: { id }, isOpen }: TreeRow) {
    const others = [...closed].filter((one) => one !== id)
    setClosed(new Set(isOpen ? [...others, id] : others))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || current === undefined) return
    const step = stepOf(event.key, { rows, current, nameOf })
    if (step === null) return
    event.preventDefault()
    if (step.do === 'toggle') return toggle(step.row)
    onSelect(step.to.category.id)
    const line = tree.current?.children[rows.indexOf(step.to)]
    if (line instanceof HTMLElement) line.focus()
  }

  return (
    <Box
      component="ul"
      role="tree"
      ref={tree}
      aria-label={t('saas.title')}
      onKeyDown={handleKey}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {rows.map((row) => (
        <CategoryLine
          key={row.category.id}
          row={row}
          name={nameOf(row)}
          isCurrent={row === current}
          dropAt={drag.targetAt(row.category.id)}
          drag={drag.ofRow(row.category)}
          onSelect={() => {
            onSelect(row.category.id)
            onPress()
          }}
          onToggle={() => toggle(row)}
        />
      ))}
    </Box>
  )
}
