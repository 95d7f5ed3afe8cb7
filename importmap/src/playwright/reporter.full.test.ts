import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'

const spec = `const { test, expect } = require('@playwright/test')
const of = (description) => test.info().annotations.push({ type: 'parcel', description })
test('greets', () => { of('@team/hello 1.2.0'); of('@team/tax 2.0.0'); expect(1).toBe(2) })
test('of nothing', () => expect(1).toBe(2))
test('is well', () => of('@team/well 1.0.0'))`

test('of each test that failed the parcels and their versions are named, and of no other', () => {
  mkdirSync(inRepository('.cache'), { recursive: true })
  // The folder from which the packages of Playwright are found.
  const folder = mkdtempSync(inRepository('.cache/reporter-'))
  try {
    writeFileSync(path.join(folder, 'a.spec.cjs'), spec)
    const config = {
      testDir: folder,
      outputDir: path.join(folder, 'results'),
      testMatch: '**/*.spec.cjs',
      reporter: [[inRepository('importmap/src/playwright/reporter.ts')]],
    }
    writeFileSync(path.join(folder, 'playwright.config.cjs'), `module.exports = ${JSON.stringify(config)}`)
    const cli = inRepository('node_modules/@playwright/test/cli.js')
    // Playwright refuses to run inside of Jest.
    const { JEST_WORKER_ID: _, ...env } = process.env
    const args = [cli, 'test', '--config', folder]
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
    const named = stdout.slice(stdout.indexOf('Parcels of what failed:')).trim().split('\n')
    expect([status, named]).toEqual([
      1,
      [
        'Parcels of what failed:',
        '  @team/hello 1.2.0  a.spec.cjs:3  greets',
        '  @team/tax 2.0.0  a.spec.cjs:3  greets',
        '  no parcel  a.spec.cjs:4  of nothing',
      ],
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
