import { act, fireEvent, screen } from '@testing-library/react'
import type { PdfNews, PdfOrder } from '../../model/index.ts'
import { renderScreen } from '../../testing/index.ts'
import { PdfPreview } from './PdfPreview.tsx'

const bytes = new TextEncoder().encode('%PDF-1.7').buffer

/** A frame that took the document, and speaks over its port. */
function drawn() {
  const onClose = jest.fn()
  const { user } = renderScreen(<PdfPreview bytes={bytes} name="a.pdf" onClose={onClose} />)
  const frame = screen.getByTitle('a.pdf')
  if (!(frame instanceof HTMLIFrameElement) || frame.contentWindow === null) throw new Error('there is no frame')
  const posted = jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => undefined)
  fireEvent.load(frame)
  const [opening, target, [port]] = posted.mock.calls[0] as unknown as [object, string, MessagePort[]]
  const orders: PdfOrder[] = []
  port?.addEventListener('message', ({ data }: MessageEvent<PdfOrder>) => orders.push(data))
  port?.start()
  const say = (news: PdfNews | object) =>
    act(async () => {
      port?.postMessage(news)
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  return { user, frame, opening, target, orders, say, onClose }
}

test('the document goes to a sandbox without the portal’s origin, once', () => {
  const { frame, opening, target } = drawn()
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  expect(frame).toHaveAttribute('src', '/frame/pdf')
  expect([opening, target]).toEqual([expect.objectContaining({ kind: 'open', lang: 'zh-CN' }), '*'])
})

test('pages and zoom are reached by buttons, and by keys that are pressed in the frame', async () => {
  const { user, orders, say, onClose } = drawn()
  await say({ kind: 'opened', pages: 3 })
  expect(screen.getByText('第 1 页，共 3 页')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await user.click(screen.getByRole('button', { name: '放大' }))
  await say({ kind: 'at', page: 2 })
  expect(screen.getByText('第 2 页，共 3 页')).toBeVisible()
  await say({ kind: 'key', key: 'next' })
  await say({ kind: 'key', key: 'close' })
  expect(orders).toEqual([
    { kind: 'goTo', page: 2 },
    { kind: 'zoom', percent: 125 },
    { kind: 'goTo', page: 3 },
  ])
  expect(onClose).toHaveBeenCalled()
})

test.each([
  ['password', /设有密码/],
  ['damaged', /已损坏/],
  ['tooDear', /过于复杂/],
  ['toString', /已损坏/],
])('a frame that fails with %s is taken away, with a sentence', async (why, text) => {
  const { say } = drawn()
  await say({ kind: 'failed', why })
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByTitle('a.pdf')).toBeNull()
})

test('what the frame says beside the agreed words changes nothing', async () => {
  const { say, onClose } = drawn()
  await say({ kind: 'opened', pages: '<b>' })
  await say({ kind: 'key', key: 'constructor' })
  await say({ kind: 'other' })
  expect(screen.queryByText(/页，共/)).not.toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
