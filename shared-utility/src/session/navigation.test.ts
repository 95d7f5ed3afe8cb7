import { navigate, setPortal } from './navigation.ts'

test('navigation goes through the shell’s guards', async () => {
  const shell = { navigate: jest.fn(async () => undefined) }
  const removePortal = setPortal(shell)
  await navigate('/user/workbench', { replace: true })
  expect(shell.navigate).toHaveBeenCalledWith('/user/workbench', { replace: true })
  removePortal()
})
