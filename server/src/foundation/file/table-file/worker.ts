import { answerOnce } from '../reader/in-worker.ts'
import { readTable } from './read-table.ts'

void answerOnce((source, of: { sheet?: string }) => readTable(source, of))
