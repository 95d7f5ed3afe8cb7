import { parseSync, Visitor } from 'rolldown/utils'
import { unusedExports } from './unused-exports.ts'

type Question = {
  /** A product uses what it imports; what a test imports is no use of it. */
  isTest: (file: string) => boolean
  isEntrance: (file: string) => boolean
}

/** Every export, as `file: name`, that no product file imports and that its own file does not use: tests alone keep it. */
export function onlyTested(files: ReadonlyMap<string, string>, { isTest, isEntrance }: Question) {
  const product = new Map([...files].filter(([file]) => !isTest(file)))
  return unusedExports(product, isEntrance).filter((one) => {
    const [file = '', name = ''] = one.split(': ')
    return mentions(file, product.get(file) ?? '', name) < 2
  })
}

function mentions(file: string, code: string, name: string) {
  let count = 0
  new Visitor({
    Identifier: (node) => void (node.name === name && count++),
    JSXIdentifier: (node) => void (node.name === name && count++),
  }).visit(parseSync(file, code).program)
  return count
}
