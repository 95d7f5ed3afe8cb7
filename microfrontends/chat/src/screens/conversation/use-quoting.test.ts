import { act, renderHook } from '@testing-library/react'
import { aMessage } from '../../given.ts'
import { useDrafts } from '../../drafts/use-drafts.ts'
import { useQuoting } from './use-quoting.ts'

test('a quote stays while its author looks at another conversation, and a quote alone is nothing that leaving loses', () => {
  const drafts = renderHook(() => useDrafts()).result
  const first = renderHook(() => useQuoting('c1', drafts.current))
  act(() => first.result.current.quote({ ...aMessage(7), people: {} }))
  expect(drafts.current.isAny).toBe(false)
  first.unmount()
  expect(renderHook(() => useQuoting('c2', drafts.current)).result.current.quoted).toBeNull()
  const again = renderHook(() => useQuoting('c1', drafts.current)).result
  expect(again.current.quoted?.seq).toBe(7)
  act(() => again.current.unquote())
  expect(renderHook(() => useQuoting('c1', drafts.current)).result.current.quoted).toBeNull()
})
