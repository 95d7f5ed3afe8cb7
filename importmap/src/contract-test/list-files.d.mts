import type { Messages } from '@atrium/shared-utility/react'

export function listFilesBeside(testPath: string): string[]
export function dictionariesBeside(testPath: string): Messages[]
export function exampleBeside(listPath: string): { plainNames?: Record<string, string> } | undefined
