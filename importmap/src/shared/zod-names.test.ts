import { globSync, readFileSync } from 'node:fs'
import { inRepository } from '../repository.ts'
import { zodNames } from './names.ts'

test('the contract and the models make nothing of zod that the browser does not have', () => {
  const folder = inRepository('shared-utility/src')
  const files = globSync(['{contract,model}/**/*.ts'], { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const made = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\bz\s*\.(\w+)\(/g)].map(([, name = '']) => name),
  )
  expect(made.length).toBeGreaterThan(100)
  expect([...new Set(made)].filter((name) => !zodNames.some((known) => known === name))).toEqual([])
})
