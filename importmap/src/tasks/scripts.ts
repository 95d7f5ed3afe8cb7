import { runNode } from './run-node.ts'

/** `npm run bench`: the table of budgets, measured. */
export function bench(args: readonly string[]) {
  return runNode(['bench/src/main.ts', ...args])
}

/** `npm run maintenance -- on --minutes 30 --reason "…"`, or `off`. */
export function maintenance(args: readonly string[]) {
  return runNode(['server/src/maintenance/cli.ts', ...args])
}

/** `npm run generate`: writes the pages of docs/ that are derived from the contract. */
export function generate(args: readonly string[]) {
  return runNode(['server/src/docs/cli.ts', ...args])
}
