import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Problem } from '../../contract/index.ts'
import { renderScreen } from '../../testing/index.ts'
import { Thumbnail } from './Thumbnail.tsx'

const file = { name: '现场.png', pictureUrl: '/picture?until=1' }
const draw = (url: string | null) =>
  renderScreen(
    <Thumbnail
      file={file}
      findLink={() => (url === null ? Promise.reject(new Problem('notFound')) : Promise.resolve({ url }))}
    />,
  )
const picture = () => screen.findByRole('img', { name: '现场.png' })

test('a picture whose link is too old is shown by another one, once', async () => {
  draw('/picture?until=2')
  expect(await picture()).toHaveAttribute('src', '/picture?until=1&as=small')
  fireEvent.error(await picture())
  await waitFor(async () => expect(await picture()).toHaveAttribute('src', '/picture?until=2&as=small'))
  fireEvent.error(await picture())
  expect(await screen.findByText('现场.png')).toBeVisible()
})

test.each([
  ['that is the same', '/picture?until=1'],
  ['that is refused', null],
])('a picture that cannot be shown, and whose link is followed by one %s, is the name of its file', async (_, url) => {
  draw(url)
  fireEvent.error(await picture())
  expect(await screen.findByText('现场.png')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
