import { afterAll, expect, jest } from '@jest/globals'
import { keepStatements } from './asked-statements.ts'

// A test file starts a server and makes a database: on a machine that is busy with something else that takes its time.
jest.setTimeout(120_000)

afterAll(() => keepStatements(expect.getState().testPath ?? 'unknown'))
