import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** The files of a package as npm puts them into `folder`: without the folder that all of them stand in. */
export function unpack(tarball: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder])
  if (status !== 0) throw new Error(`${tarball} could not be unpacked: ${String(stderr)}`)
}
