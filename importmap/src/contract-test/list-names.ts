import { plainNames, unlinkedNames, type DescribedNames, type NamingList } from '@atrium/shared-utility/testing'
import { exampleBeside, listFilesBeside } from './list-files.mjs'

/** By the name of a list: columns that name something and lead nowhere, each with the reason. */
type Reasons = Record<string, Record<string, string>>
type Found = { name: string; list: DescribedNames & NamingList; reasons: Record<string, string> }

/**
 * Tests that each column of a list beside the test, or below it, that names a record or a person leads to its page. Reasons of one
 * list alone may stand as `plainNames` in the `example.json` beside it.
 */
export function testListNames(without: Reasons = {}) {
  test('each column of a list that names a record or a person leads there', async () => {
    const lists = await found(without)
    expect(lists.length).toBeGreaterThan(0)
    const plain = lists.map(({ name, list }) => [name, unlinkedNames(list)])
    expect(plain).toEqual(lists.map(({ name, reasons }) => [name, Object.keys(reasons)]))
  })
}

/** Tests that each column that names an enterprise or a person says which of the two, for its link; but for lists that no operator sees. */
export function testNamesOfOperators({ without = [] }: { without?: readonly string[] } = {}) {
  test('each column that names an enterprise or a person leads to the page of an enterprise or a person', async () => {
    const lists = (await found({})).filter(({ name }) => !without.includes(name))
    expect(lists.flatMap(({ name, list }) => plainNames(list).map((column) => `${name} ${column}`))).toEqual([])
  })
}

async function found(without: Reasons): Promise<Found[]> {
  const files = listFilesBeside(expect.getState().testPath ?? '')
  const modules = await Promise.all(files.map(async (file) => ({ file, module: Object(await import(file)) as object })))
  return modules.flatMap(({ file, module }) =>
    Object.entries(module).flatMap(([name, list]) =>
      isList(list) ? { name, list, reasons: without[name] ?? exampleBeside(file)?.plainNames ?? {} } : [],
    ),
  )
}

function isList(one: unknown): one is DescribedNames & NamingList {
  return typeof one === 'object' && one !== null && 'columns' in one && 'otherFields' in one
}
