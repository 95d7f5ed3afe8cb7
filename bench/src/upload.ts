import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
/* oxlint-disable atrium/borders -- the client and the package that the tests of uploads have: what is measured is what they send */
import { createClient, type Client } from '@atrium/shared-utility/testing/client'
import { givenApk } from '../../server/src/operation/package/package/test/given-package.ts'
/* oxlint-enable atrium/borders */
import type { Figure, Size } from './figure.ts'
import { password, withPortalServer } from './portal-server.ts'

const megabyte = 1024 * 1024
const sizes = { whole: 800 * megabyte, smoke: 32 * megabyte }
const pieceBytes = 8 * megabyte
const platform = 'apk'

/**
 * A package of 800 MB, cut in the middle of a piece half way: how far the memory of the server grows until it is whole and
 * looked into, and what has to be sent again.
 */
export async function upload(size: Size): Promise<Figure[] | null> {
  if (process.platform !== 'linux') {
    console.log('upload: only Linux tells how far the memory of a process has grown; left out')
    return null
  }
  const bytes = await largePackage(sizes[size])
  return withPortalServer(async ({ url, pid }) => {
    const operator = createClient(url)
    await operator.call('signIn', { loginId: 'operator', password })
    await operator.call('verifyPassword', { op: 'verify', password })
    const { upload: setting } = await operator.call('getPlatformSettings', {})
    await operator.call('updateUploadSetting', { ...setting.value, packageMegabytes: 1000, version: setting.version })
    // What the first file loads is there by then.
    await sent({ operator, bytes: givenApk({ manifest: { packageName: 'com.example.first' } }) })
    await writeFile(`/proc/${pid}/clear_refs`, '5')
    const before = await peakMb(pid)
    const resumed = await sent({ operator, bytes, cutAt: sizes[size] / 2 + pieceBytes / 2 })
    const grown = (await peakMb(pid)) - before
    return [
      { name: 'memory of the server while 800 MB come', unit: 'MB', measured: grown, budget: { atMost: 64 } },
      {
        name: 'sent again after a cut half way through 800 MB',
        unit: 'MB',
        measured: resumed / megabyte,
        budget: { atMost: pieceBytes / megabyte },
      },
    ]
  })
}

type Sending = { operator: Client; bytes: Buffer; cutAt?: number }

/** Sends a package whole, and answers how much of it was sent twice. Throws where it is not what it was. */
async function sent({ operator, bytes, cutAt }: Sending) {
  const { id } = await operator.call('addPackage', { platform, name: 'large.apk', sizeBytes: bytes.length })
  let [offset, cut, again] = [0, cutAt, 0]
  while (offset < bytes.length) {
    const end = Math.min(offset + pieceBytes, bytes.length)
    if (cut !== undefined && cut < end) {
      await brokenAt({ operator, id, offset, bytes: bytes.subarray(offset, cut) })
      again = cut - offset
      cut = undefined
    }
    const content = new Uint8Array(bytes.subarray(offset, end))
    ;({ offset } = await operator.call('addPackageBytes', { platform, id, offset }, { content }))
  }
  return (await lookedInto(operator, id)).sizeBytes === bytes.length
    ? again
    : Promise.reject(new Error('it is not whole'))
}

type Broken = Pick<Sending, 'operator' | 'bytes'> & { id: string; offset: number }

/** The line breaks once this much is on its way. */
async function brokenAt({ operator, bytes, id, offset }: Broken) {
  let at = 0
  const content = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.error(new Error('the line broke'))
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + 64 * 1024)))
      at += 64 * 1024
    },
  })
  const sending = operator.call('addPackageBytes', { platform, id, offset }, { content })
  await sending.then(
    () => Promise.reject(new Error('a piece that was cut was taken')),
    () => undefined,
  )
}

async function lookedInto(operator: Client, id: string) {
  while (true) {
    const found = await operator.call('getPackage', { platform, id })
    if (found.status === 'rejected' || found.status === 'unread') throw new Error('the package was refused')
    if (found.status === 'ready') return found
    await wait(200)
  }
}

/** Of contents that no packing makes smaller. */
async function largePackage(bytes: number) {
  const block = new Uint8Array(pieceBytes)
  for (let at = 0; at < block.length; at += 65_536) crypto.getRandomValues(block.subarray(at, at + 65_536))
  const more = Array.from({ length: bytes / pieceBytes - 1 }, (_, n) => ({
    name: `assets/${n}.bin`,
    bytes: Buffer.from(block),
  }))
  return givenApk({ manifest: { packageName: 'com.example.large' }, more })
}

/** The most that it has had since this was reset. */
async function peakMb(pid: number) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmHWM:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024) / 1e6
}
