import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { repository } from '../repository.ts'

/** Files that have a dialog and leave Back to another, each with whom. */
const elsewhere: Record<string, string> = {
  'shared-utility/src/ui/root/StepUpQuestion.tsx': 'draws StepUpDialog and RenewalDialog, which take Back themselves',
  'shared-utility/src/ui/root/LeaveQuestion.tsx': 'draws LeaveDialog, which takes Back itself',
}

test('U09: whatever opens a dialog takes Back while it is open', async () => {
  const without: string[] = []
  let seen = 0
  for await (const file of glob('{shared-utility,root-config,microfrontends/*}/src/**/*.tsx', { cwd: repository })) {
    const code = file.endsWith('.test.tsx') ? '' : await readFile(path.join(repository, file), 'utf8')
    if (!/<(Dialog|Drawer|Modal)\b|showModal\(/.test(code)) continue
    seen += 1
    if (!/\buse(No)?Back\(/.test(code)) without.push(file)
  }
  expect(seen).toBeGreaterThan(15)
  expect(without.sort()).toEqual(Object.keys(elsewhere).sort())
})
