import { calls, parcelContact, parcelPath, parcelPaths, parcelSlug, parcelTeam } from '@atrium/shared-utility/contract'
import { z } from 'zod'

/** The paths as people type them: one a line. */
const paths = z
  .string()
  .default('')
  .transform((text, check) => {
    const list = listFrom(text)
    if (list.length === 0) check.addIssue({ code: 'too_small', origin: 'string', minimum: 1 })
    else if (list.some((one) => !parcelPath.safeParse(one).success))
      check.addIssue({ code: 'invalid_format', format: 'regex' })
    else if (!parcelPaths.safeParse(list).success) check.addIssue({ code: 'custom' })
    return list
  })

const { onceKey } = calls.updateTeamParcel.input.shape
const fields = { contact: parcelContact, paths }
export const changeForm = z.strictObject({ ...fields, onceKey })
export const newForm = z.strictObject({ slug: parcelSlug, team: parcelTeam, ...fields, onceKey })

export function linesOf(list: readonly string[]) {
  return list.join('\n')
}

function listFrom(text: string) {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}
