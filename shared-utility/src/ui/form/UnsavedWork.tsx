import { useUnsavedGuard } from '../../react/index.ts'

/** While it is drawn, the page is left only after a question: for small forms of which a page has several. */
export function UnsavedWork() {
  useUnsavedGuard(true)
  return null
}
