import { mostDepartmentLevels, type Department } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, type TreeIndex, type TreePlace } from '@atrium/shared-utility/ui'
import { Box, Typography, useMediaQuery } from '@mui/material'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { DepartmentAction } from './DepartmentDialog.tsx'
import { DepartmentPeople } from './DepartmentPeople.tsx'
import { DepartmentTree } from './DepartmentTree.tsx'
import { useMovedText } from './use-moved-text.ts'
import { useIsAdministrator } from '../../use-is-administrator.ts'

type Props = {
  tree: TreeIndex<Department>
  changes: number
  onAction: (action: DepartmentAction) => void
  onDone: (said: string) => void
}

/** The tree, and beside it the people of the department that the address names, or of the whole enterprise. */
export function DepartmentsAndPeople({ tree, changes, onAction, onDone }: Props) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true })
  const [params, setParams] = useSearchParams()
  const { run, ...move } = useAction('moveDepartment')
  const isAdministrator = useIsAdministrator()
  const people = useRef<HTMLDivElement>(null)
  const current = tree.byId.get(params.get('departmentId') ?? '') ?? null
  const movedText = useMovedText(tree)

  function choose(id: string | null) {
    setParams(id === null ? {} : { departmentId: id }, { replace: true, preventScrollReset: true })
  }

  async function handleMove(department: Department, to: TreePlace) {
    const { id, version } = department
    const { parentId, beforeId } = to
    const place = { ...(parentId !== null && { parentId }), ...(beforeId !== null && { beforeId }) }
    const result = await run({ id, version, ...place })
    if (result.status === 'failed') return
    choose(id)
    onDone(movedText(department, to))
  }

  /** On a phone the people stand below the tree: a press on a line moves the page to them. */
  function handlePress() {
    if (isNarrow) people.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {move.status === 'failed' && <ProblemNotice problem={move.problem} />}
        <DepartmentTree
          tree={tree}
          currentId={current?.id ?? null}
          onSelect={choose}
          onPress={handlePress}
          {...(isAdministrator && { onMove: handleMove })}
          mostLevels={mostDepartmentLevels}
        />
        {!isNarrow && isAdministrator && (
          <Typography variant="body2" color="textSecondary">
            {t('departments.treeHelp')}
          </Typography>
        )}
      </Box>
      <Box ref={people} sx={{ minWidth: 0, scrollMarginTop: 64 }}>
        <DepartmentPeople
          key={current?.id ?? 'all'}
          department={current}
          tree={tree}
          changes={changes}
          onAction={onAction}
        />
      </Box>
    </Box>
  )
}

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 360px) minmax(0, 1fr)' },
  alignItems: 'start',
}
