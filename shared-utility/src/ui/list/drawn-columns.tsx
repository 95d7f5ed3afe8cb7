import { Box } from '@mui/material'
import { z } from 'zod'
import type { ReactNode } from 'react'
import type { Column, Datum } from '../data-table/column.ts'
import type { TableWords } from '../data-table/words.ts'
import { ApplicationIcon } from '../display/ApplicationIcon.tsx'
import { NameLink } from '../display/NameLink.tsx'
import { StatusChip } from '../display/StatusChip.tsx'
import type { Words } from './control.ts'
import type { ColumnEntry } from './describe-list.ts'
import { yesOrNo } from './drawn-filter.ts'
import { recordPathOf } from './record-path.ts'

type Columns<Row, More> = {
  labels: string
  columns: Record<string, ColumnEntry<Row, More>>
  sorts: Record<string, string>
}
type Said<More> = { words: Words<More>; tableWords: TableWords }

/** A dot and a word. */
const leastOfState = 120

/** The list's columns as the table draws and exports them. */
export function drawColumns<Row, More>(
  { labels, columns, sorts }: Columns<Row, More>,
  { words, tableWords }: Said<More>,
): Column<Row>[] {
  return Object.entries(columns).map(([key, column]) => {
    const { text, tone, render, linkTo, portalTo, enterprise, person, application, data, ...shape } = column
    const path = portalTo ?? linkTo ?? recordPathOf({ enterprise, person })
    const value = (row: Row) => datumOf(row, { key, text: text(row, words) })
    const say = (row: Row) => cellText(text(row, words), tableWords)
    // Where there is no state, there is no dot.
    const chip =
      tone && ((row: Row) => (text(row, words) ? <StatusChip tone={tone(row)} label={say(row)} /> : say(row)))
    const link = path && ((row: Row) => <NameLink to={path(row)} text={say(row)} isOfPortal={portalTo !== undefined} />)
    const drawn = render ?? chip ?? link ?? say
    const named =
      application && ((row: Row) => <Named application={application(row)} name={say(row)} drawn={drawn(row)} />)
    return {
      ...shape,
      ...(chip && { width: column.width ?? leastOfState }),
      key,
      label: words.t(`${labels}.${key}`),
      text: say,
      data: data
        ? Object.entries(data).map(([name, valueOf]) => ({ label: words.t(`${labels}.${name}`), value: valueOf }))
        : [{ label: words.t(`${labels}.${key}`), value }],
      render: named ?? drawn,
      sort: sortBy(key),
    }
  })

  function sortBy(column: string) {
    return Object.keys(sorts).find((sort) => sorts[sort] === column)
  }
}

type Application = ReturnType<NonNullable<ColumnEntry<unknown, unknown>['application']>>
type NamedProps = { application: Application; name: string; drawn: ReactNode }

/** In one line, so that a cell that is too narrow cuts the name. */
function Named({ application: { id, icon, color }, name, drawn }: NamedProps) {
  return (
    <>
      <Box component="span" sx={{ mr: 2 }}>
        <ApplicationIcon id={id} name={name} icon={icon} color={color} size={20} />
      </Box>
      {drawn}
    </>
  )
}

/** What a program can compute with, where the row has it; else the words. */
function datumOf<Row>(row: Row, { key, text }: { key: string; text: Datum }): Datum {
  const own: unknown = Object.entries(row ?? {}).find(([name]) => name === key)?.[1]
  if (typeof own === 'boolean') return own
  // A number that is said in a word, such as a type, is no number to compute with.
  if (typeof own === 'number') return /\d/.test(String(text)) ? own : text
  return typeof own === 'string' && z.iso.datetime().safeParse(own).success ? own : text
}

function cellText(value: string | boolean | null, tableWords: TableWords) {
  return typeof value === 'boolean' ? tableWords(yesOrNo(value)) : (value ?? '—')
}
