import { readBootDocument } from './boot-document.ts'

function pageWith(written: string) {
  return new DOMParser().parseFromString(
    `<script type="application/json" id="atrium-boot">${written}</script>`,
    'text/html',
  )
}

test('a page without a base configuration can be read: it is then asked for by call', () => {
  const written = readBootDocument(pageWith('{"publicKey":"k","lang":"en-US"}'))
  expect(written).toMatchObject({ publicKey: 'k', lang: 'en-US' })
  expect(written?.baseConfig).toBeUndefined()
})

test.each(['', '{"publicKey":', '{"lang":"en-US"}'])('a page that holds %j cannot be read', (written) => {
  expect(readBootDocument(pageWith(written))).toBeNull()
})
