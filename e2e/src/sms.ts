import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Stage } from './given.ts'

/** The `nth` code that the server has sent to a telephone, as its output tells where no service is configured. */
export async function codeSentTo(phone: string, { outputFile = '' }: Stage, nth = 1) {
  let code: string | undefined
  const read = async () => {
    const codes = [...(await readFile(outputFile, 'utf8')).matchAll(/SMS to (\+\d+): (\d{6})/g)]
    code = codes.filter(([, to]) => to === phone)[nth - 1]?.[2]
    return code
  }
  await expect.poll(read, { message: `a code for ${phone}` }).toBeDefined()
  return code ?? ''
}
