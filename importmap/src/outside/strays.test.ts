import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'
import { straysOf } from './strays.ts'

let folder = ''
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'atrium-strays-')))
  write('src/main.tsx', "import { useState } from 'react'\nimport { call } from '@atrium/kit'")
  write('node_modules/@atrium/kit/package.json', '{ "exports": "./lib/index.cjs" }')
  write('node_modules/@atrium/kit/lib/index.cjs', "require('react')")
  link('react', 'node_modules/@atrium/kit/node_modules/react')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a parcel whose packages of ours are installed has no strays', () => {
  expect(straysOf(folder)).toEqual([])
})

test('a package of ours that comes from the repository is told, whether the parcel or a package imports it', () => {
  link('@atrium/importmap', 'node_modules/@atrium/importmap')
  write('src/contract.test.tsx', "import '@atrium/importmap/gate'")
  write('node_modules/@atrium/kit/lib/index.cjs', "require('@atrium/importmap/gate/bounds')")
  const gate = inRepository('importmap/src/gate')
  expect(straysOf(folder).toSorted()).toEqual([
    `node_modules/@atrium/importmap is ${inRepository('importmap')}`,
    `node_modules/@atrium/kit/lib/index.cjs imports @atrium/importmap/gate/bounds from ${gate}/bounds.ts`,
    `src/contract.test.tsx imports @atrium/importmap/gate from ${gate}/index.ts`,
  ])
})

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function link(name: string, place: string) {
  mkdirSync(path.dirname(path.join(folder, place)), { recursive: true })
  symlinkSync(inRepository('node_modules', name), path.join(folder, place), 'junction')
}
