import { screen, waitFor, within } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { OwnPicture } from './OwnPicture.tsx'

const file = new File(['x'], 'me.png', { type: 'image/png' })
const close = () => {}

/** A browser that reads each file as a picture of 400 by 300, or as none. */
function givenBrowser(reads: boolean) {
  const bitmap = { width: 400, height: 300, close }
  const createImageBitmap = () => (reads ? Promise.resolve(bitmap) : Promise.reject(new Error('no picture')))
  Object.assign(globalThis, { createImageBitmap })
  const drawn: number[][] = []
  const drawing = { fillRect: close, drawImage: (_bitmap: unknown, ...at: number[]) => drawn.push(at) }
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => drawing,
    toDataURL: () => 'data:image/jpeg;base64,QUJD',
  })
  return drawn
}

function draw(calls: CallFakes, avatar: string | null = null) {
  const session = { ...signedInAs(UserType.member), avatar }
  return renderScreen(<OwnPicture userId="p1" name="李华" />, { messages, session, calls })
}

test('a picture is cut to the square in its middle, saved, and shown at once', async () => {
  const drawn = givenBrowser(true)
  const { user, calls, container } = draw({ setOwnPicture: () => ({ picture: '/sapi/user/picture/f1' }) })
  await user.upload(screen.getByLabelText('上传头像'), file)
  expect(await screen.findByText('头像已保存')).toBeVisible()
  expect(drawn).toEqual([[50, 0, 300, 300, 0, 0, 256, 256]])
  expect(calls.asked('setOwnPicture')).toEqual([{ picture: 'QUJD' }])
  expect(container.querySelector('img')).toHaveAttribute('src', '/sapi/user/picture/f1')
})

test('a file that the browser reads as no picture is not sent, and a sentence says why', async () => {
  givenBrowser(false)
  const { user, calls } = draw({})
  await user.upload(screen.getByLabelText('上传头像'), file)
  expect(await screen.findByRole('alert')).toHaveTextContent('无法读取此文件')
  expect(calls.asked('setOwnPicture')).toEqual([])
})

test('a picture is removed, and a failure leaves it where it is', async () => {
  const { user, calls, container } = draw({ removeOwnPicture: () => new Problem('internal') }, '/sapi/user/picture/f1')
  const group = within(screen.getByRole('group', { name: '头像' }))
  await user.click(group.getByRole('button', { name: '移除' }))
  expect(await group.findByRole('alert')).toBeVisible()
  expect(container.querySelector('img')).not.toBeNull()
  calls.change({ removeOwnPicture: () => ({}) })
  await user.click(group.getByRole('button', { name: '移除' }))
  await waitFor(() => expect(container.querySelector('img')).toBeNull())
})
