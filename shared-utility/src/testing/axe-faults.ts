// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be run; the types must follow into every package that uses this door
/// <reference path="./jest-axe.d.ts" />
import { axe } from 'jest-axe'

/**
 * What axe finds wrong with an element, one readable line a fault; colours are not judged, as nothing is painted here.
 *
 *     expect(await axeFaults(container)).toEqual([])
 */
export async function axeFaults(element: Element): Promise<string[]> {
  const { violations } = await axe(element)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
