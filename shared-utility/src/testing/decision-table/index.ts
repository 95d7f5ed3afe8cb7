export { agents } from './agents.ts'
export { missing, rows, rowsOfEveryEnd } from './rows.ts'
export { endOf, type Visit } from './specification.ts'
