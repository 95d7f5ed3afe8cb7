import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { renderScreen } from '../testing/index.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'
import { PortalLink } from './PortalLink.tsx'

function Editor() {
  const [text, setText] = useState('')
  const { release } = useUnsavedGuard(text !== '')
  const navigate = useNavigate()
  const handleSave = () => {
    release()
    void navigate('/list')
  }
  return (
    <>
      <input aria-label="name" value={text} onChange={(event) => setText(event.target.value)} />
      <PortalLink href="/other">other page</PortalLink>
      <Link to="/list">own list</Link>
      <button onClick={handleSave}>save</button>
    </>
  )
}

const routes = [
  { path: '/edit', element: <Editor /> },
  { path: '/list', element: <p>the list</p> },
]

async function withUnsaved(lang: 'zh-CN' | 'en-US' = 'zh-CN') {
  const screenOf = renderScreen(routes, { path: '/edit', lang })
  await screenOf.user.type(await screen.findByLabelText('name'), 'x')
  return screenOf
}

test('unsaved work is asked about before a link leaves the page, and staying keeps it', async () => {
  const { user, portal } = await withUnsaved()
  await user.click(screen.getByText('other page'))
  await user.click(await screen.findByRole('button', { name: '继续编辑' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(portal.navigations).toEqual([])
  expect(screen.getByLabelText('name')).toHaveValue('x')
})

test('the question is asked in English too, and leaving leaves', async () => {
  const { user, portal } = await withUnsaved('en-US')
  await user.click(screen.getByText('other page'))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/other']))
})

test('Escape answers the question with staying', async () => {
  const { user, portal } = await withUnsaved()
  await user.click(screen.getByText('other page'))
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(portal.navigations).toEqual([])
})

test('U09: Back answers the question with staying, and is the page’s again after it', async () => {
  const { user, portal } = await withUnsaved()
  await user.click(screen.getByText('other page'))
  await screen.findByRole('alertdialog')
  act(() => expect(portal.goBack()).toBe(true))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect([portal.navigations, portal.goBack()]).toEqual([[], false])
})

test('a step inside the parcel is asked about as well', async () => {
  const { user } = await withUnsaved()
  await user.click(screen.getByText('own list'))
  await user.click(await screen.findByRole('button', { name: '放弃并离开' }))
  expect(await screen.findByText('the list')).toBeInTheDocument()
})

test('after saving, the way on is free', async () => {
  const { user } = await withUnsaved()
  await user.click(screen.getByText('save'))
  expect(await screen.findByText('the list')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('nothing unsaved, nothing asked', async () => {
  const { user, portal } = renderScreen(routes, { path: '/edit' })
  await user.click(await screen.findByText('other page'))
  await waitFor(() => expect(portal.navigations).toEqual(['/other']))
})
