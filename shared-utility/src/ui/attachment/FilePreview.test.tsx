import { screen, waitFor, within } from '@testing-library/react'
import { Problem, type Attachment } from '../../contract/index.ts'
import { renderScreen } from '../../testing/index.ts'
import { AttachmentList } from './AttachmentList.tsx'

const page = '<script>alert(1)</script><img src=x onerror=alert(1)>'
const file = (name: string, mediaType: string): Attachment => ({
  id: name,
  name,
  mediaType,
  sizeBytes: 9,
  pictureUrl: null,
})
const findLink = () => Promise.resolve({ url: '/linked' })

function givenBytes(bytes: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, status = 206) {
  const asked: unknown[] = []
  const fetch = (...request: unknown[]) => {
    asked.push(request)
    return Promise.resolve(new Response(bytes, { headers, status }))
  }
  return { asked, begin: () => Object.assign(globalThis, { fetch }) }
}

async function opened(one: Attachment, find: () => Promise<{ url: string }> = findLink, begin = () => {}) {
  const { user } = renderScreen(<AttachmentList files={[one]} findLink={find} />)
  begin()
  await user.click(screen.getByRole('button', { name: `预览附件：${one.name}` }))
  return within(await screen.findByRole('dialog', { name: one.name }))
}

test('a page that is called a text is shown letter by letter, its beginning alone', async () => {
  const { asked, begin } = givenBytes(page, { 'content-range': 'bytes 0-99/500000' })
  const dialog = await opened(file('a.txt', 'text/plain'), findLink, begin)
  expect(await dialog.findByRole('region', { name: 'a.txt' })).toHaveTextContent(page)
  expect(document.querySelector('script, img[src=x], iframe, object, embed')).toBeNull()
  expect(dialog.getByText(/256 kB/)).toBeVisible()
  expect(asked.at(-1)).toMatchObject(['/linked', { headers: { range: 'bytes=0-262143' } }])
})

test('a text of an older program is read in its encoding', async () => {
  const { begin } = givenBytes(new Uint8Array([0xd6, 0xd0, 0xce, 0xc4]), {}, 200)
  const dialog = await opened(file('a.csv', 'text/csv'), findLink, begin)
  expect(await dialog.findByText('中文')).toBeVisible()
})

test('what the server sends no more is said, and a link that is refused says why', async () => {
  const { begin } = givenBytes('', {}, 403)
  const dialog = await opened(file('说明.md', 'text/plain'), findLink, begin)
  expect(await dialog.findByRole('alert')).toHaveTextContent('无法显示此文件')
})

test('a right that is lost meanwhile shows in the dialog', async () => {
  const dialog = await opened(file('b.mp4', 'video/mp4'), () => Promise.reject(new Problem('recordNotFound')))
  expect(await dialog.findByRole('alert')).toBeVisible()
})

test.each([
  ['b.mp4', 'video/mp4', 'video'],
  ['c.mp3', 'audio/mpeg', 'audio'],
  ['d.png', 'image/png', 'img'],
])('%s is shown by an element that runs nothing', async (name, mediaType, element) => {
  await opened(file(name, mediaType))
  await waitFor(() => expect(document.querySelector(element)).toHaveAttribute('src', '/linked'))
})

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('a document is asked for as a PDF, and the person is told that it may take a while', async () => {
  const asked: string[] = []
  const fetch = (url: string) => {
    asked.push(url)
    return new Promise(() => {})
  }
  const find = () => Promise.resolve({ url: '/linked?until=1&sign=s' })
  const dialog = await opened(file('周报.docx', docx), find, () => Object.assign(globalThis, { fetch }))
  expect(await dialog.findByRole('status')).toHaveTextContent(/正在准备预览/)
  expect(dialog.getByRole('progressbar', { name: /正在准备/ })).toBeVisible()
  expect([...new Set(asked)]).toEqual(['/linked?until=1&sign=s&as=pdf'])
})

test.each([
  ['previewNotOffered', '平台没有启用文档转换服务', false],
  ['previewRefused', '此文档无法转换为 PDF', false],
  ['previewFailed', '文档转换服务没有正常应答', true],
])('where a document is not converted (%s), the reason and the download are there', async (error, msg, mayRetry) => {
  const { begin } = givenBytes(JSON.stringify({ code: 1, error, msg }), {}, 409)
  const dialog = await opened(file('周报.docx', docx), findLink, begin)
  expect(await dialog.findByRole('alert')).toHaveTextContent(msg)
  expect(dialog.getByRole('button', { name: '下载' })).toBeVisible()
  expect(dialog.queryAllByRole('button', { name: '重试' })).toHaveLength(mayRetry ? 1 : 0)
})

test('a proxy that gave up waiting is told apart from a refusal', async () => {
  const { begin } = givenBytes('<html>504</html>', {}, 504)
  const dialog = await opened(file('周报.docx', docx), findLink, begin)
  expect(await dialog.findByRole('alert')).toHaveTextContent(/超时/)
})

test('a file of another type is fetched, and not opened in the portal', () => {
  renderScreen(<AttachmentList files={[file('a.zip', 'application/zip')]} findLink={findLink} />)
  expect(screen.getByRole('button', { name: '下载附件：a.zip' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /预览/ })).toBeNull()
})
