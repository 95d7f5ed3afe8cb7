import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CallName, calls } from '@atrium/shared-utility/contract'
import { readConfig } from '../../../foundation/process/config/config.ts'

const { repositoryFolder } = readConfig({})

/** The table of docs/requirements.md, section 7, about the operator section of the specification. */
export const [, section = ''] = readFileSync(path.join(repositoryFolder, 'docs/requirements.md'), 'utf8').split(
  'What was asked for of operators, call by call',
)
const [table = ''] = section.split('These calls have no screen of ours')
export const rows = [...table.matchAll(/^\| `([A-Z]+) (\/[^`]+)` +\| (?:`(\w+)`)? *\| `?([^`|]+?)`? *\|$/gm)].map(
  ([, method = '', asked = '', call, page = '']) => ({ method, asked, call, page }),
)
/** The calls of it that exist. */
export const built = rows.flatMap(({ call, ...row }) => (isCall(call) ? [{ ...row, call }] : []))

export function isCall(name: string | undefined): name is CallName {
  return name !== undefined && Object.hasOwn(calls, name)
}
