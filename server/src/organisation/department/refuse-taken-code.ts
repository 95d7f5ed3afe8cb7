import { Problem, problemText } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/call/context/context.ts'
import { isCodeTaken } from './queries.ts'

/** Lock the tree first: of two who take the same code at once, the second finds it taken. */
export async function refuseTakenCode(
  { id, code }: { id: string; code: string | null | undefined },
  { db, lang }: Pick<Context, 'db' | 'lang'>,
) {
  if (code === undefined || code === null || !(await isCodeTaken(db, { code, except: id }))) return
  const fields = [{ field: 'code', msg: problemText('departmentCodeTaken', lang) }]
  throw new Problem('departmentCodeTaken', {}, { fields })
}
