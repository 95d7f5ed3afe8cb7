import { z } from 'zod'
import { nestedLimits } from '../../model/nested-query.ts'
import { calls } from '../calls.ts'

// A form and a query are read up to `arrayLimit` entries a list, JSON up to what the schema says.
test('U06: a call takes no longer list than what it travels in is read to', () => {
  const misfits = Object.entries(calls)
    .filter(([, call]) => !('encoding' in call) || call.encoding !== 'json')
    .flatMap(([name, { input }]) => longLists(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }), name))
  expect(misfits).toEqual([])
})

test('U06: a list without a bound is found wherever it stands', () => {
  const input = z.strictObject({ a: z.object({ b: z.array(z.string()).optional() }) })
  expect(longLists(z.toJSONSchema(input), 'call')).toEqual(['call.properties.a.properties.b'])
})

function longLists(shape: unknown, at: string): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const bound = 'maxItems' in shape ? Number(shape.maxItems) : Infinity
  const own = 'type' in shape && shape.type === 'array' && bound > nestedLimits.arrayLimit ? [at] : []
  return [...own, ...Object.entries(shape).flatMap(([key, inner]) => longLists(inner, `${at}.${key}`))]
}
