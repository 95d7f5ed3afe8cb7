import type { S3Client } from './client.ts'
import { one, tagged } from './xml.ts'

type More = Record<string, string>

/** Every object whose key begins with `root`, page by page. */
export async function* objectsIn(ask: S3Client, root: string) {
  for (let more: More | null = {}; more !== null;) {
    const { text: xml } = await ask({ method: 'GET', query: { 'list-type': '2', prefix: root, ...more } })
    for (const found of tagged(xml, 'Contents'))
      yield { place: one(found, 'Key').slice(root.length), changedAt: new Date(one(found, 'LastModified')) }
    const [token] = tagged(xml, 'NextContinuationToken')
    more = token === undefined ? null : { 'continuation-token': token }
  }
}

/** Every multipart upload of such a key that is not finished. */
export async function* uploadsIn(ask: S3Client, root: string) {
  for (let more: More | null = {}; more !== null;) {
    const { text: xml } = await ask({ method: 'GET', query: { uploads: '', prefix: root, ...more } })
    for (const found of tagged(xml, 'Upload'))
      yield {
        place: one(found, 'Key').slice(root.length),
        upload: one(found, 'UploadId'),
        changedAt: new Date(one(found, 'Initiated')),
      }
    more = nextOf(xml)
  }
}

function nextOf(xml: string): More | null {
  if (tagged(xml, 'IsTruncated')[0] !== 'true') return null
  return { 'key-marker': one(xml, 'NextKeyMarker'), 'upload-id-marker': one(xml, 'NextUploadIdMarker') }
}
