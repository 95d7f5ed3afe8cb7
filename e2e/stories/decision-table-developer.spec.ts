import { playTable } from '../src/decision-table/play-table.ts'

playTable('developer')
