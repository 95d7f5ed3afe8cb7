import { missing, rows, rowsOfEveryEnd } from '@atrium/shared-utility/testing/decision-table'
import { playTable } from '../src/decision-table/play-table.ts'
import { isFull } from '../src/runs.ts'
import { shows } from '../src/shows.ts'

// A table with a gap would be green without having looked.
if (missing.length > 0) throw new Error(`No row has ${JSON.stringify(missing)}`)

// All rows are asked of the function that decides: root-config/src/navigation/decision-table.test.ts.
playTable({
  edition: 'product',
  rows: isFull ? rows.filter(({ edition }) => edition === 'product') : rowsOfEveryEnd,
  tag: [shows.surroundings],
})
