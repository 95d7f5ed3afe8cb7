import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'
import { withoutLeftOut } from './left-out.ts'

const mui = 'node_modules/@mui/material'

test('what stands in for the ripple of a button has all that a button asks of it', () => {
  const stand = withoutLeftOut(inRepository(mui, 'useLazyRipple/useLazyRipple.mjs')) ?? ''
  const button = readFileSync(inRepository(mui, 'ButtonBase/ButtonBase.mjs'), 'utf8')
  const asked = [...button.matchAll(/\bripple\.(\w+)|useRippleHandler\(ripple, '(\w+)'/g)].map(
    ([, name, handled]) => name ?? handled,
  )
  expect(new Set(asked)).toEqual(new Set(['ref', 'shouldMount', 'start', 'stop', 'pulsate']))
  expect(asked.filter((name) => !stand.includes(` ${name}: `))).toEqual([])
})
