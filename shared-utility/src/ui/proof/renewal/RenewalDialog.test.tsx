import { act, screen, waitFor } from '@testing-library/react'
import { configureCalls } from '../../../call/hooks.ts'
import { Problem, UserType } from '../../../contract/index.ts'
import { useAction } from '../../../react/use-action.ts'
import { axeFaults, renderScreen, signedInAs } from '../../../testing/index.ts'

const ada = signedInAs(UserType.member, { userId: 'ada', userName: 'Ada' })
const bo = signedInAs(UserType.member, { userId: 'bo', userName: 'Bo' })
const due = { open: 'true', effective: 'true', effectiveTime: '' } as const
let restore: () => void
afterEach(() => restore())

function Note() {
  const save = useAction('readMessage')
  return (
    <form>
      <input aria-label="Note" />
      <button type="button" onClick={() => void save.run({})}>
        Save
      </button>
      <p>{save.status}</p>
    </form>
  )
}

/** A note is typed, the session is over by the time it is saved, and the question stands. */
async function overNote() {
  const page = { close: jest.fn() }
  const open = jest.spyOn(window, 'open').mockImplementation(() => page as unknown as Window) // of a window nothing else is used here
  const calls = { readMessage: () => new Problem('signInRequired'), getLoginStatus: () => nobody }
  const view = renderScreen(<Note />, { session: ada, lang: 'en-US', calls })
  restore = configureCalls({ hasUnsaved: () => true })
  await view.user.type(screen.getByLabelText('Note'), 'half a thought')
  await view.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alertdialog', { name: 'Your session has ended' })
  await view.user.click(screen.getByRole('button', { name: 'Sign in in a new window' }))
  return { ...view, page, open }
}

const nobody = { login: false, is_login: 0, isSysUpdating: false, pageType: 'login' } as const
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')))

test('U06: signing in again in a new window goes on with what was typed, and closes the window', async () => {
  const { calls, page, open } = await overNote()
  expect(open).toHaveBeenCalledWith('/home/login', 'atrium-renewal', expect.any(String))
  comeBack()
  await waitFor(() => expect(calls.asked('getLoginStatus')).toHaveLength(1))
  expect(screen.getByRole('alertdialog')).toBeVisible()
  calls.change({ getLoginStatus: () => ada, readMessage: () => ({}) })
  comeBack()
  expect(await screen.findByText('done')).toBeInTheDocument()
  expect(screen.getByDisplayValue('half a thought')).toBeInTheDocument()
  expect(page.close).toHaveBeenCalledTimes(1)
})

test('the page behind is covered whole from the moment that another person is signed in, and stays so (U06)', async () => {
  const { user, calls } = await overNote()
  const cover = () => document.querySelector<HTMLElement>('.MuiBackdrop-root')?.style.backgroundColor
  const before = cover()
  calls.change({ getLoginStatus: () => bo })
  comeBack()
  expect(await screen.findByText(/Another user is signed in/)).toBeVisible()
  const whole = cover()
  // A colour of the theme, which lets nothing through; before it was the usual shade.
  expect(before).toBe('')
  expect(whole).toMatch(/^(var\(--|rgb\(|#[0-9a-f]{6}$)/)
  await user.click(screen.getByRole('button', { name: 'Sign in in a new window' }))
  expect(cover()).toBe(whole)
})

test('U06: another person, or one who has not shown the second factor yet, does not go on', async () => {
  const { calls } = await overNote()
  calls.change({ getLoginStatus: () => ({ ...ada, twoStep: due }) })
  comeBack()
  await waitFor(() => expect(calls.asked('getLoginStatus')).toHaveLength(1))
  calls.change({ getLoginStatus: () => bo })
  comeBack()
  expect(await screen.findByText(/Another user is signed in. Only Ada/)).toBeVisible()
  expect(calls.asked('readMessage')).toHaveLength(1)
  expect(await axeFaults(document.body)).toEqual([])
})

test('U09: Back gives nothing up: the question stays', async () => {
  const { portal } = await overNote()
  act(() => expect(portal.goBack()).toBe(true))
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(screen.getByDisplayValue('half a thought')).toBeInTheDocument()
})
