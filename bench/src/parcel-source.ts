const rowsEach = 12

/** One generated file of about 2 kB: a component with state and rows of its own, over the one `below` it. */
export function partOf(number: number, below: number | null) {
  const rows = Array.from(
    { length: rowsEach },
    (_, row) => `  { id: '${number}-${row}', label: 'Row ${row} of part ${number}', value: ${number * row} },`,
  )
  return `import { Button, Stack, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
${below === null ? '' : `import { Part${below} } from './Part${below}.tsx'`}

const rows = [
${rows.join('\n')}
]

/** Part ${number}. */
export function Part${number}({ filter }: { filter: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = useMemo(() => rows.filter((row) => row.label.includes(filter)), [filter])
  const handleClick = () => setIsOpen((was) => !was)
  return (
    <Stack spacing={2}>
      <Typography variant="h2">Part ${number}</Typography>
      {shown.map(({ id, label, value }) => (
        <Typography key={id} variant="body2">
          {label}: {value}
        </Typography>
      ))}
      <Button onClick={handleClick}>{isOpen ? 'Less' : 'More'}</Button>
      {isOpen && ${below === null ? '<Typography>{filter}</Typography>' : `<Part${below} filter={filter} />`}}
    </Stack>
  )
}
`
}

/** The route file over the first parts, each a page that is loaded when it is opened. */
export function pageOf(pages: number) {
  const numbers = Array.from({ length: pages }, (_, number) => number)
  return `import { lazy } from 'react'
import type { RouteObject } from 'react-router'

${numbers.map((number) => `const Page${number} = lazy(async () => ({ default: (await import('./generated/Part${number}.tsx')).Part${number} }))`).join('\n')}

export const routes: RouteObject[] = [
${numbers.map((number) => `  { path: '/large/${number}', element: <Page${number} filter="" /> },`).join('\n')}
]
`
}
