/** What a command has to say: to people, line by line, and to programs that ask with `--json`. */
export type Outcome = { isGood: boolean; lines: string[]; data: Record<string, unknown> }
