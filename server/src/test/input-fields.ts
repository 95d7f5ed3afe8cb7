import type { Call } from '@atrium/shared-utility/contract'
import { z } from 'zod'

/** Every place of a call's input where a caller can write something, as a path; `0` stands for each of a list. */
export function inputFieldsOf({ input }: Call) {
  return leavesOf(input)
}

function leavesOf(schema: z.core.$ZodType, path: string[] = []): string[][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, [...path, '0'])
  if (schema instanceof z.ZodPipe) return leavesOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in, path)
  if (schema instanceof z.ZodUnion) return unique(schema.options.flatMap((option) => leavesOf(option, path)))
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  )
    return leavesOf(schema.unwrap(), path)
  return [path]
}

function unique(paths: string[][]) {
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()]
}
