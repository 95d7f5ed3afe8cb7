import { isText, listOf, maybe, objectOf, recordOf } from '@atrium/shared-utility/model'

type Written = { depcache?: Record<string, string[]> | undefined; integrity?: Record<string, string> | undefined }

const isImportMap = objectOf<Written>({
  depcache: maybe(recordOf(listOf(isText))),
  integrity: maybe(recordOf(isText)),
})

/** What the page's import map says of files: what each needs, and what it must be. */
export function readImportMap() {
  const text = document.querySelector('script[type="systemjs-importmap"]')?.textContent
  const written: unknown = text ? JSON.parse(text) : {}
  if (!isImportMap(written)) throw new Error('The import map of this page cannot be read')
  const { depcache = {}, integrity = {} } = written
  return { depcache, integrity }
}
