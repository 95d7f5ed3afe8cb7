import { rows } from '@atrium/shared-utility/testing/decision-table'
import { playTable } from '../src/decision-table/play-table.ts'

playTable({ edition: 'developer', rows: rows.filter(({ edition }) => edition === 'developer'), tag: [] })
