import { z } from 'zod'

/** What a variable must do, as the end of a sentence that begins with its name. */
export function must(sentence: string) {
  return { error: () => `must ${sentence}.` }
}

/** The same, and what the value is instead. Not for values that may hold a secret. */
export function mustNot(sentence: string) {
  return { error: ({ input }: { input?: unknown }) => `must ${sentence}, not “${String(input)}”.` }
}

export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max,
      mustNot(`be a whole number from ${min} to ${max}`),
    )
    .transform(Number)
}

export function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, mustNot(`be one of ${values.join(', ')}`))
}
