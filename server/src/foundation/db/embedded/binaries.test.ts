import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { makeDataFolder } from '../../../test/data-folder.ts'
import { prepareBinaries } from './binaries.ts'

test('V10: copies of the programs that were cut short are swept, and the whole one stays', async () => {
  const { folder, remove } = await makeDataFolder()
  // With another database the run lends other programs: then ours are there as well.
  await prepareBinaries(folder)
  const before = await readdir(folder)
  for (const name of ['pgbin-18.4.0-beta.17.12345', 'pgbin-18.4.0-beta.17.copy-7', 'pgbin-17.1.0.copy-99'])
    await mkdir(path.join(folder, name, 'bin'), { recursive: true })
  await prepareBinaries(folder)
  expect(await readdir(folder)).toEqual(before)
  await remove()
})
