import { test, expect } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { inRepository } from '../repository.ts'
import { shippedWords } from './shipped-words.ts'
import { wordArea } from './word-area.ts'

test.each([
  ['microfrontends/sysop/src/messages/zh-CN.json', 'sysop'],
  ['microfrontends/sysop-tenants/src/screens/jobs/messages/en-US.json', 'sysop-tenants/jobs'],
  ['microfrontends/sign-in/src/messages/methods/zh-CN.json', 'sign-in/methods'],
  ['root-config/src/messages/zh-CN.json', 'shell'],
  ['root-config/src/layout/palette/messages/zh-CN.json', 'shell/palette'],
  ['shared-utility/src/ui/words/messages/zh-CN.json', 'kit'],
  ['shared-utility/src/security/policy/messages/zh-CN.json', 'kit/policy'],
])('%s is the area %s', (file, area) => {
  expect(wordArea(file)).toBe(area)
})

test('every text that the build compiles is known by area and key, in both languages', () => {
  const words = shippedWords()
  expect(words['zh-CN']).toMatchObject({ 'sign-in|signIn.title': '登录', 'kit|problem.retry': '重试' })
  expect(words['en-US']).toMatchObject({ 'kit|problem.retry': 'Try again' })
  expect(Object.keys(words['zh-CN']).length).toBeGreaterThan(2000)
  expect(Object.keys(words['zh-CN']).filter((id) => id.startsWith('_template'))).toEqual([])
})

test('own wording is compiled by the very compiler of the build', () => {
  const versionIn = (workspace: string) =>
    JSON.parse(readFileSync(inRepository(workspace, 'package.json'), 'utf8')).dependencies[
      '@formatjs/icu-messageformat-parser'
    ]
  expect(versionIn('server')).toBe(versionIn('importmap'))
  expect(versionIn('server')).toMatch(/^\d+\.\d+\.\d+$/)
})
