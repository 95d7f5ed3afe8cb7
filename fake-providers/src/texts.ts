import { z } from 'zod'

const fields = z.record(z.string(), z.unknown())
const readable = z.union([z.string(), z.number()])

/** Reads query and body of a request as texts. What is missing is the empty text. */
export function textsOf(...parts: unknown[]) {
  const known = new Map(parts.flatMap((part) => Object.entries(fields.safeParse(part).data ?? {})))
  return (name: string) => String(readable.safeParse(known.get(name)).data ?? '')
}
