import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { UserType, userTypeNames } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { inRepository } from '../repository.ts'
import { fakeResult } from './fake-result.ts'

const example = z.object({
  screen: z.string(),
  path: z.string(),
  userType: z.enum(userTypeNames),
  address: z.string(),
  row: z.record(z.string(), z.unknown()),
})

/** A list of the portal, by the screen that draws it. */
export type List = { screen: string; path: string; userType: UserType; answers?: (page: Page) => Promise<unknown> }

/** The lists that say in an `example.json` beside their screen where they are, and what a row of theirs is. */
export function exampleLists(): List[] {
  return globSync('microfrontends/*/src/screens/**/example.json', { cwd: inRepository() }).map((file) => {
    const { userType, address, row, ...list } = example.parse(JSON.parse(readFileSync(inRepository(file), 'utf8')))
    return { ...list, userType: UserType[userType], answers: fakeResult(address, { total: 1, list: [row] }) }
  })
}
